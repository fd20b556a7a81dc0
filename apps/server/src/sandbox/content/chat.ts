/** What people of the sandbox were saying before anybody looked in. */
type SeedRoom = {
  room: string;
  language: 'en' | 'bn';
  name: string;
  about: string;
  /** Who of the team speaks (their place in it), how many minutes ago, and what. */
  lines: readonly (readonly [person: number, minutesAgo: number, text: string])[];
};

export const CHAT_ROOMS: readonly SeedRoom[] = [
  {
    room: 'tea-stall',
    language: 'en',
    name: 'Tea stall',
    about: 'Anything about the games and the day. Be kind.',
    lines: [
      [3, 190, 'Good evening everyone, rain again in Sylhet.'],
      [8, 186, 'Same in Dhaka. Good weather for tea and a short game.'],
      [15, 171, 'Which of the new titles do you like? I only know the old ones.'],
      [21, 168, 'I like the river boat in Kites over the Maidan.'],
      [8, 160, 'Just try it, it is only play money here.'],
      [34, 95, 'Where do I find my betting record?'],
      [3, 93, 'Picture at the top right, then Betting record.'],
      [34, 92, 'Found it, thank you!'],
      [47, 40, 'I set a small limit for the week and stick to it. I sleep better.'],
      [21, 37, 'Wise. It is for fun, not for the rent.'],
      [52, 12, 'Anyone watching the match tonight?'],
      [15, 9, 'Of course, tea is ready.'],
    ],
  },
  {
    room: 'the-pitch',
    language: 'en',
    name: 'The pitch',
    about: 'Cricket, football and who should have bowled the last over.',
    lines: [
      [61, 140, 'That last over, my heart!'],
      [70, 138, 'He should have bowled the slower ball.'],
      [61, 136, 'Easy to say from the sofa.'],
      [83, 55, 'Line-ups are out in an hour.'],
      [70, 50, 'I hope the young opener gets his chance.'],
    ],
  },
  {
    room: 'adda',
    language: 'bn',
    name: 'আড্ডা',
    about: 'খেলা আর দিনের যেকোনো কথা। সবার সঙ্গে ভদ্র থাকুন।',
    lines: [
      [5, 200, 'শুভ সন্ধ্যা সবাইকে, সিলেটে আবার বৃষ্টি।'],
      [11, 196, 'ঢাকাতেও তাই। চা আর একটু খেলার আবহাওয়া।'],
      [18, 175, 'নতুন গেমগুলোর কোনটা ভালো লাগছে? আমি শুধু পুরোনোগুলো চিনি।'],
      [26, 170, '“ময়দানে ঘুড়ি” গেমের নৌকাটা আমার ভালো লাগে।'],
      [11, 163, 'খেলেই দেখুন, এখানে তো সবই খেলার টাকা।'],
      [39, 98, 'আমার বাজির রেকর্ড কোথায় পাব?'],
      [5, 96, 'ওপরে ডানদিকে ছবিতে চাপুন, সেখানেই আছে।'],
      [39, 94, 'পেয়েছি, ধন্যবাদ!'],
      [44, 42, 'আমি সপ্তাহের জন্য একটা ছোট সীমা ঠিক করে রেখেছি। নিশ্চিন্তে ঘুমাই।'],
      [26, 38, 'ঠিক কাজ। এটা আনন্দের জন্য, সংসারের টাকার জন্য নয়।'],
      [57, 14, 'আজ রাতের ম্যাচ কে কে দেখছেন?'],
      [18, 10, 'অবশ্যই, চা তৈরি।'],
    ],
  },
  {
    room: 'mather-kotha',
    language: 'bn',
    name: 'মাঠের কথা',
    about: 'ক্রিকেট, ফুটবল, আর শেষ ওভারটা কার করা উচিত ছিল।',
    lines: [
      [64, 145, 'শেষ ওভারটা! বুক ধড়ফড় করছিল।'],
      [73, 142, 'স্লোয়ার বলটা করলেই হতো।'],
      [64, 140, 'সোফায় বসে বলা সহজ!'],
      [88, 60, 'এক ঘণ্টা পরে দল ঘোষণা।'],
      [73, 54, 'তরুণ ওপেনারটা সুযোগ পেলে ভালো হয়।'],
    ],
  },
];
