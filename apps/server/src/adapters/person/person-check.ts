/** What a provider is told of the person; it knows more about them than we do. */
export type PersonAsked = {
  /** Ours, the same for every time this is asked. */
  reference: string;
  username: string;
  /** As given by the person; null where it was not asked for. */
  name: string | null;
  mobile: string | null;
  email: string | null;
  documentNumber: string | null;
  country: string | null;
};

export type PersonAnswer = {
  state: 'yes' | 'no' | 'pending';
  /** Where the person can do something about it, when it is pending and the provider has such a page. */
  page: string | null;
};

/** The port: whoever knows whether somebody is old enough, or is who they say. */
export type PersonCheck = {
  readonly provider: string;
  readonly ask: (person: PersonAsked) => Promise<PersonAnswer>;
};

export class PersonCheckUnavailable extends Error {}
