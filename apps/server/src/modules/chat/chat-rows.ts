/** What the chat reads of somebody. */
export type SpeakerRow = {
  author: string;
  username: string;
  nickname: string;
  isBot: boolean;
  /** T28: who speaks for the house, and by which name; null for everybody else. */
  staffName: string | null;
};

/** The same of the line that is answered; all of it null where none is. */
export type QuoteRow = {
  quoteId: bigint | null;
  quoteAuthor: string | null;
  quoteUsername: string | null;
  quoteNickname: string | null;
  quoteIsBot: boolean | null;
  quoteStaffName: string | null;
  quoteText: string | null;
};

export type MessageRow = SpeakerRow &
  QuoteRow & {
    id: bigint;
    place: bigint;
    memberId: bigint;
    avatar: string | null;
    text: string;
    at: Date;
  };
