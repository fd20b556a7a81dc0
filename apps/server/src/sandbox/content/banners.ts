type Text = { en: string; bn: string };

export type BannerSeed = {
  id: string;
  group: 'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu' | 'w_sports';
  title: Text;
  subtitle: Text;
  scene: 'stadium' | 'river' | 'festival' | 'monsoon' | 'night-market' | 'kites';
  seed: number;
  linkageType: 'none' | 'page' | 'game' | 'url';
  url: string;
};

export const BANNERS: readonly BannerSeed[] = [
  {
    id: 'home1',
    group: 'w_home',
    title: { en: 'Kites over the Maidan', bn: 'ময়দানে ঘুড়ি' },
    subtitle: { en: 'Twenty lines in the evening wind', bn: 'সন্ধ্যার হাওয়ায় বিশটি লাইন' },
    scene: 'kites',
    seed: 11,
    linkageType: 'game',
    url: '10001',
  },
  {
    id: 'home2',
    group: 'w_home',
    title: { en: 'Ten thousand slots', bn: 'দশ হাজার স্লট' },
    subtitle: { en: 'Most are open, all with play money', bn: 'বেশির ভাগই চালু, সবই খেলার টাকায়' },
    scene: 'stadium',
    seed: 12,
    linkageType: 'page',
    url: '/rng',
  },
  {
    id: 'home3',
    group: 'w_home',
    title: { en: 'Fair, and you can check it', bn: 'ন্যায্য, আর যাচাইও করা যায়' },
    subtitle: {
      en: 'In our own games the outcome is sealed before you bet',
      bn: 'আমাদের নিজস্ব গেমে বাজির আগেই ফলাফল সিল করা',
    },
    scene: 'night-market',
    seed: 13,
    linkageType: 'page',
    url: '/rng?vassalage=MAIDAN',
  },
  {
    id: 'home4',
    group: 'w_home',
    title: { en: 'Play as long as it is fun', bn: 'যতক্ষণ আনন্দ, ততক্ষণ খেলা' },
    subtitle: {
      en: 'Play money only. For adults of 18 and over',
      bn: 'শুধু খেলার টাকা। ১৮ বছর ও তার বেশি বয়সীদের জন্য',
    },
    scene: 'river',
    seed: 14,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'login1',
    group: 'w_login',
    title: { en: 'Good to see you again', bn: 'আবার দেখা হলো' },
    subtitle: { en: 'All games run on play money', bn: 'সব গেম চলে খেলার টাকায়' },
    scene: 'stadium',
    seed: 21,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'register1',
    group: 'w_register',
    title: { en: 'Open an account', bn: 'অ্যাকাউন্ট খুলুন' },
    subtitle: { en: 'Start with ৳10,000 of play money', bn: '৳১০,০০০ খেলার টাকা দিয়ে শুরু' },
    scene: 'festival',
    seed: 22,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'forget1',
    group: 'w_forget',
    title: { en: 'It happens to everybody', bn: 'ভুল সবারই হয়' },
    subtitle: { en: 'Choose a new password in a few steps', bn: 'কয়েক ধাপেই নতুন পাসওয়ার্ড দিন' },
    scene: 'monsoon',
    seed: 23,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'left1',
    group: 'w_leftmenu',
    title: { en: 'New: Kites', bn: 'নতুন: ঘুড়ি' },
    subtitle: { en: 'Our first own slot', bn: 'আমাদের প্রথম নিজস্ব স্লট' },
    scene: 'kites',
    seed: 31,
    linkageType: 'game',
    url: '10001',
  },
  {
    id: 'sports1',
    group: 'w_sports',
    title: { en: 'Cricket, football and more', bn: 'ক্রিকেট, ফুটবল ও আরও অনেক' },
    subtitle: { en: 'Go straight to the first sports game', bn: 'সরাসরি প্রথম স্পোর্টস গেমে যান' },
    scene: 'stadium',
    seed: 41,
    linkageType: 'none',
    url: '',
  },
];
