/**
 * Every refusal the platform can utter: its HTTP status and what the player reads, in each language.
 * A text says what to do next. `{0}` is filled by the server.
 */
export const ERROR_CODES = {
  BAD_REQUEST: {
    status: 400,
    en: 'Something in this request is not right. Please check what you entered.',
    bn: 'অনুরোধে কিছু ভুল আছে। আপনি যা লিখেছেন তা একবার দেখে নিন।',
  },
  PAYLOAD_REFUSED: {
    status: 400,
    en: 'This request could not be read safely. Please reload the page and try again.',
    bn: 'অনুরোধটি নিরাপদে পড়া যায়নি। পৃষ্ঠাটি আবার লোড করে চেষ্টা করুন।',
  },
  NOT_LOGGED_IN: {
    status: 401,
    en: 'You are not logged in, please login',
    bn: 'আপনি লগইন করেননি, অনুগ্রহ করে লগইন করুন',
  },
  LOGIN_FAILED: {
    status: 401,
    en: 'The username or the password is not correct.',
    bn: 'ব্যবহারকারীর নাম অথবা পাসওয়ার্ড সঠিক নয়।',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    en: 'This account is closed. Please contact customer service.',
    bn: 'এই অ্যাকাউন্টটি বন্ধ। গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  NOT_ALLOWED: {
    status: 403,
    en: 'Your account may not do this.',
    bn: 'আপনার অ্যাকাউন্ট থেকে এটি করা যাবে না।',
  },
  NEEDS_REAL_ACCOUNT: {
    status: 403,
    en: 'Free play ends here. Open a real account to go on.',
    bn: 'ফ্রি প্লে এই পর্যন্তই। চালিয়ে যেতে একটি আসল অ্যাকাউন্ট খুলুন।',
  },
  NOT_FOUND: { status: 404, en: 'This does not exist, or no longer does.', bn: 'এটি নেই, অথবা আর নেই।' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: 'This cannot be asked in that way.',
    bn: 'এভাবে অনুরোধ করা যায় না।',
  },
  USERNAME_TAKEN: {
    status: 409,
    en: 'This username is taken. Please choose another.',
    bn: 'এই নামটি নেওয়া হয়ে গেছে। অন্য একটি বেছে নিন।',
  },
  OPERATION_CONFLICT: {
    status: 409,
    en: 'This was already sent with other details.',
    bn: 'এটি অন্য তথ্যসহ আগেই পাঠানো হয়েছে।',
  },
  GAME_UNAVAILABLE: {
    status: 409,
    en: 'This game is not open right now. Please choose another.',
    bn: 'এই গেমটি এখন খোলা নেই। অন্য একটি বেছে নিন।',
  },
  INSUFFICIENT_FUNDS: {
    status: 409,
    en: 'Your balance is too low for this.',
    bn: 'এর জন্য আপনার ব্যালেন্স যথেষ্ট নয়।',
  },
  PAYLOAD_TOO_LARGE: { status: 413, en: 'This is too large to send.', bn: 'এটি পাঠানোর জন্য খুব বড়।' },
  UNSUPPORTED_MEDIA: {
    status: 415,
    en: 'This kind of content is not accepted.',
    bn: 'এই ধরনের তথ্য গ্রহণ করা হয় না।',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'That was a little fast. Please wait {0} seconds and try again.',
    bn: 'একটু বেশি দ্রুত হয়ে গেছে। {0} সেকেন্ড অপেক্ষা করে আবার চেষ্টা করুন।',
  },
  INTERNAL: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was changed. Please try again.',
    bn: 'আমাদের দিকে একটি সমস্যা হয়েছে। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  },
  UNAVAILABLE: {
    status: 503,
    en: 'The service is busy. Please try again in a moment.',
    bn: 'সেবাটি এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
