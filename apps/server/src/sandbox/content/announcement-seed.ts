type Text = { en: string; bn: string };

export type AnnouncementSeed = {
  type: 'PL' | 'H' | 'PU' | 'PR';
  execution: 'A' | 'B' | 'F' | null;
  promotionType: string;
  title: Text;
  content: Text;
  daysAgo: number;
};
