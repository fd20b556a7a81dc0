import type { HelpSeed } from './help.ts';

/** How games work here, and how to stay well. */
export const PLAY_ARTICLES: readonly HelpSeed[] = [
  {
    id: 'play',
    section: 'play',
    title: { en: 'Rules of play', bn: 'খেলার নিয়ম' },
    content: {
      en: `<p>Every game shows its rules, its return to player and its largest win before the first bet.</p>
<ul>
<li>A bet counts when the game has confirmed it. A double press bets once.</li>
<li>Stakes have a smallest and a largest amount; your own limits come on top.</li>
<li>A result that is shown is final, unless the game itself was at fault. Then stakes go back.</li>
<li>Titles marked <b>opens soon</b> or <b>maintenance</b> cannot be started; open bets in them are safe.</li>
</ul>`,
      bn: `<p>প্রতিটি গেমে প্রথম বাজির আগেই নিয়ম, খেলোয়াড়ের ফেরতের হার ও সর্বোচ্চ জয় দেখা যায়।</p>
<ul>
<li>গেম নিশ্চিত করলে তবেই বাজি ধরা হয়। দুবার চাপলেও বাজি একবারই হয়।</li>
<li>বাজির একটি সর্বনিম্ন ও একটি সর্বোচ্চ অঙ্ক আছে; আপনার নিজের সীমাও তার সঙ্গে মানা হয়।</li>
<li>যে ফল দেখানো হয়েছে, সেটিই চূড়ান্ত। শুধু গেমের নিজের ভুল হলে বাজির টাকা ফেরত যায়।</li>
<li><b>শিগগিরই আসছে</b> বা <b>রক্ষণাবেক্ষণ</b> লেখা গেম শুরু করা যায় না; সেখানে চলমান বাজি নিরাপদ থাকে।</li>
</ul>`,
    },
  },
  {
    id: 'fairness',
    section: 'play',
    title: { en: 'How fairness can be checked', bn: 'ন্যায্যতা কীভাবে যাচাই করবেন' },
    content: {
      en: `<p>Before you bet, the house seals the number that decides the round and shows you the seal. After the round it opens the seal.</p>
<ol>
<li>Open a round in <a href="/member/personalHistoryCopy">your betting record</a>.</li>
<li>Compare the seal shown before with the one computed from the opened number.</li>
<li>The verifier recomputes the whole result on your own device.</li>
</ol>
<p>We promise in writing: nobody has a return of their own, and no win is left out because the bank is short.</p>`,
      bn: `<p>বাজির আগে হাউস সেই সংখ্যাটি সিল করে, যা রাউন্ডের ফল ঠিক করবে, আর সিলটি আপনাকে দেখায়। রাউন্ডের পরে সিল খোলা হয়।</p>
<ol>
<li><a href="/member/personalHistoryCopy">আপনার খেলার হিসাবে</a> একটি রাউন্ড খুলুন।</li>
<li>আগে দেখানো সিল আর খোলা সংখ্যা থেকে বের করা সিল মিলিয়ে দেখুন।</li>
<li>যাচাইকারী আপনার নিজের ডিভাইসেই পুরো ফলটি আবার হিসাব করে।</li>
</ol>
<p>আমরা লিখিত কথা দিই: কারও জন্য আলাদা ফেরতের হার নেই, আর তহবিল কম বলে কোনো জয় বাদ যায় না।</p>`,
    },
  },
  {
    id: 'interrupted',
    section: 'play',
    title: { en: 'If a game breaks off', bn: 'খেলা মাঝপথে থেমে গেলে' },
    content: {
      en: `<p>Nothing is lost when the line, the page or the phone gives up in the middle of a round.</p>
<ul>
<li>The result was fixed when you bet. Open the game again and the round goes on, or shows how it ended.</li>
<li>A win is booked even if you have left.</li>
<li>A round that cannot be finished is taken back and the stake returned. Your record marks it as void.</li>
</ul>`,
      bn: `<p>রাউন্ডের মাঝখানে সংযোগ, পাতা বা ফোন বন্ধ হয়ে গেলেও কিছু হারায় না।</p>
<ul>
<li>বাজি ধরার সময়েই ফল ঠিক হয়ে গেছে। গেমটি আবার খুলুন: রাউন্ড চলতে থাকবে, অথবা কীভাবে শেষ হয়েছে তা দেখাবে।</li>
<li>আপনি চলে গেলেও জয়ের টাকা যোগ হয়।</li>
<li>যে রাউন্ড শেষ করা যায় না, সেটি বাতিল হয় ও বাজির টাকা ফেরত আসে। আপনার হিসাবে সেটি “বাতিল” লেখা থাকে।</li>
</ul>`,
    },
  },
  {
    id: 'winners',
    section: 'play',
    title: { en: 'The winners board', bn: 'বিজয়ীদের তালিকা' },
    content: {
      en: `<p>The board on the home page shows the highest wins of the last seven days, each person once. They are real rounds of this site. Names are hidden except for a letter or two, for everybody, always.</p>
<p>A high win is rare; that is why it stands there. Over time every game keeps a share, as its return to player says.</p>`,
      bn: `<p>মূল পাতার তালিকায় গত সাত দিনের সবচেয়ে বড় জয়গুলো দেখা যায়, প্রত্যেকের একটি করে। এগুলো এই সাইটেরই আসল রাউন্ড। সবার নামই সবসময় ঢাকা থাকে, শুধু এক-দুটি অক্ষর দেখা যায়।</p>
<p>বড় জয় বিরল; সে জন্যই তা তালিকায় ওঠে। সময়ের সঙ্গে প্রতিটি গেম একটি অংশ রেখে দেয়; ফেরতের হার সেটাই বলে।</p>`,
    },
  },
  {
    id: 'limits',
    section: 'safety',
    title: { en: 'Limits and self-exclusion', bn: 'সীমা ও নিজেকে বিরত রাখা' },
    content: {
      en: `<p>Decide while you are calm, not while you play.</p>
<ul>
<li><b>Limits</b> for paying in, for losses and for time. A lower limit holds at once; a higher one only after a day, so that you can sleep on it.</li>
<li><b>A break</b> closes play for a day, a week or a month. Your money stays yours and can be paid out.</li>
<li><b>Self-exclusion</b> closes play for half a year or longer. It cannot be shortened, not even by us.</li>
</ul>
<p>Bets that are open are settled as usual, and wins are always paid. Set both under <a href="/member/limits">Limits and breaks</a>.</p>`,
      bn: `<p>খেলার সময় নয়, শান্ত মাথায় ঠিক করুন।</p>
<ul>
<li>টাকা জমা, হার ও সময়ের <b>সীমা</b>। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়; বাড়ালে এক দিন পরে, যেন ভেবে দেখতে পারেন।</li>
<li><b>বিরতি</b> এক দিন, এক সপ্তাহ বা এক মাসের জন্য খেলা বন্ধ রাখে। আপনার টাকা আপনারই থাকে, তোলাও যায়।</li>
<li><b>নিজেকে বিরত রাখা</b> ছয় মাস বা তার বেশি সময়ের জন্য খেলা বন্ধ রাখে। এই সময় কমানো যায় না, আমরাও পারি না।</li>
</ul>
<p>চলমান বাজি যথারীতি নিষ্পত্তি হয়, জয়ের টাকা সবসময় দেওয়া হয়। দুটিই <a href="/member/limits">সীমা ও বিরতি</a> পাতায় ঠিক করুন।</p>`,
    },
  },
  {
    id: 'care',
    section: 'safety',
    title: { en: 'Playing with care', bn: 'সাবধানে খেলা' },
    content: {
      en: `<p>Play for fun, take breaks, and stop when it is no longer fun. The clock of a game shows how long you have been there.</p>
<p>These are good moments to stop: you play to win back a loss; you hide how much you play; you play with money meant for something else; you cannot think of anything else.</p>
<p>Not for anybody under 18. If children use your device, log out when you leave it. If playing stops being a pleasure, talk to somebody you trust, or to <a href="/service">customer service</a>: they can close your account for as long as you wish.</p>`,
      bn: `<p>আনন্দের জন্য খেলুন, মাঝে মাঝে বিরতি নিন, আর আনন্দ না পেলে থামুন। কতক্ষণ ধরে খেলছেন, গেমের ঘড়িতে তা দেখা যায়।</p>
<p>থামার সময় হয়েছে, যদি হারানো টাকা ফেরত পেতে খেলেন; কতটা খেলেন তা লুকিয়ে রাখেন; অন্য কাজের টাকা দিয়ে খেলেন; বা খেলা ছাড়া আর কিছু ভাবতে না পারেন।</p>
<p>১৮ বছরের কম বয়সীদের জন্য নয়। আপনার ডিভাইস শিশুরা ব্যবহার করলে উঠে যাওয়ার আগে লগআউট করুন। খেলা আর আনন্দের না হলে বিশ্বাস করেন এমন কাউকে বলুন, অথবা <a href="/service">গ্রাহকসেবাকে</a>: আপনি যত দিন চান, তাঁরা অ্যাকাউন্ট বন্ধ রাখতে পারেন।</p>`,
    },
  },
  {
    id: 'security',
    section: 'safety',
    title: { en: 'Keeping your account safe', bn: 'অ্যাকাউন্ট নিরাপদ রাখা' },
    content: {
      en: `<ul>
<li>Use a password you use nowhere else. Length counts more than signs.</li>
<li>Set up an authenticator app in the <a href="/member/securityCenter?set=totp">security center</a>: new devices are then asked for its code. Keep the recovery codes in a safe place.</li>
<li>A passkey lets you log in with your fingerprint, face or screen lock.</li>
<li>Look at the list of devices now and then, and end what you do not know.</li>
<li>Set a <a href="/member/securityCenter?set=payment">payment password</a>: every withdrawal asks for it.</li>
<li>We never ask for passwords or codes, not by message and not by phone.</li>
</ul>`,
      bn: `<ul>
<li>এমন পাসওয়ার্ড দিন, যা অন্য কোথাও ব্যবহার করেন না। চিহ্নের চেয়ে দৈর্ঘ্য বেশি কাজে দেয়।</li>
<li><a href="/member/securityCenter?set=totp">নিরাপত্তা কেন্দ্রে</a> অথেন্টিকেটর অ্যাপ চালু করুন: নতুন ডিভাইসে তখন এর কোড চাওয়া হবে। রিকভারি কোডগুলো নিরাপদ জায়গায় রাখুন।</li>
<li>পাসকি দিয়ে আঙুলের ছাপ, মুখ বা স্ক্রিন লকে লগইন করা যায়।</li>
<li>মাঝে মাঝে ডিভাইসের তালিকা দেখুন; অচেনা কিছু থাকলে বন্ধ করুন।</li>
<li>একটি <a href="/member/securityCenter?set=payment">পেমেন্ট পাসওয়ার্ড</a> দিন: প্রতিবার টাকা তোলার সময় এটি চাওয়া হয়।</li>
<li>আমরা কখনো পাসওয়ার্ড বা কোড চাই না, বার্তায়ও নয়, ফোনেও নয়।</li>
</ul>`,
    },
  },
];
