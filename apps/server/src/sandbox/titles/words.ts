/** A word in both languages. `genitive` is the Bengali "of …" form. */
export type Word = { en: string; bn: string; genitive: string };

/**
 * Bengali genitive: after a vowel sign র, after a standing vowel য়ের, after a consonant ের. Words that do not follow this
 * carry their own form after a slash in the lists.
 */
export function bengaliGenitive(word: string): string {
  const last = word.at(-1) ?? '';
  if ('ািীুূেোৃ'.includes(last)) return `${word}র`;
  if ('ইঈউঊএওঐঔৈৌ'.includes(last)) return `${word}য়ের`;
  if (last === 'ৎ') return `${word.slice(0, -1)}তের`;
  if (last === 'ং') return `${word.slice(0, -1)}ঙের`;
  return `${word}ের`;
}

/** Lists are written as `Tiger=বাঘ; Tea=চা/চায়ের`. */
export function words(text: string): readonly Word[] {
  return text.split(';').map((entry) => {
    const [en = '', rest = ''] = entry.trim().split('=');
    const [bn = '', genitive] = rest.split('/');
    if (en === '' || bn === '') throw new Error(`a word without its translation: ${entry}`);
    return { en, bn, genitive: genitive ?? bengaliGenitive(bn) };
  });
}

export const CREATURES = words(`
  Tiger=বাঘ; Elephant=হাতি; Peacock=ময়ূর; Kingfisher=মাছরাঙা; Crocodile=কুমির; River Dolphin=শুশুক; Turtle=কচ্ছপ;
  Magpie=দোয়েল; Parrot=টিয়া; Crane=সারস; Heron=বক; Owl=পেঁচা; Eagle=ঈগল; Falcon=বাজপাখি; Swan=রাজহাঁস; Firefly=জোনাকি;
  Butterfly=প্রজাপতি; Honeybee=মৌমাছি; Cobra=গোখরা; Python=অজগর; Leopard=চিতাবাঘ; Lion=সিংহ; Fox=শিয়াল; Wolf=নেকড়ে;
  Deer=হরিণ; Buffalo=মহিষ; Bull=ষাঁড়; Horse=ঘোড়া; Camel=উট; Monkey=বানর; Langur=হনুমান; Otter=ভোঁদড়; Mongoose=বেজি;
  Squirrel=কাঠবিড়ালি; Rabbit=খরগোশ; Porcupine=সজারু; Bear=ভালুক; Rhino=গন্ডার; Dragon=ড্রাগন; Phoenix=ফিনিক্স;
  Winged Horse=পক্ষীরাজ; Mermaid=মৎস্যকন্যা; Giant=দৈত্য; Fairy=পরি; Cat=বিড়াল; Hilsa=ইলিশ; Carp=রুই মাছ; Crab=কাঁকড়া;
  Shark=হাঙর; Whale=তিমি; Octopus=অক্টোপাস; Seahorse=সিন্ধুঘোটক; Nightingale=বুলবুলি; Cuckoo=কোকিল; Pigeon=পায়রা;
  Sparrow=চড়ুই; Weaver Bird=বাবুই; Woodpecker=কাঠঠোকরা; Panther=কালো চিতা; Dragonfly=ফড়িং; Hornbill=ধনেশ; Gecko=তক্ষক`);

export const THINGS = words(`
  Lantern=লণ্ঠন; Lotus=পদ্ম; Water Lily=শাপলা; Marigold=গাঁদা; Jasmine=বেলি ফুল; Mango=আম; Pineapple=আনারস; Coconut=নারকেল;
  Jackfruit=কাঁঠাল; Lychee=লিচু; Pomegranate=ডালিম; Guava=পেয়ারা; Chilli=মরিচ; Honeycomb=মৌচাক; Drum=ঢোল; Flute=বাঁশি; Ektara=একতারা;
  Sitar=সেতার; Bell=ঘণ্টা; Kite=ঘুড়ি; Spinning Top=লাটিম; Marble=মার্বেল; Puppet=পুতুল; Mask=মুখোশ; Crown=মুকুট; Throne=সিংহাসন;
  Sword=তলোয়ার; Shield=ঢাল; Bow=ধনুক; Chariot=রথ; Boat=নৌকা; Sail=পাল; Anchor=নোঙর; Compass=কম্পাস; Map=মানচিত্র; Key=চাবি;
  Chest=সিন্দুক; Casket=কৌটা; Coin=মোহর; Ring=আংটি; Necklace=কণ্ঠহার; Bangle=চুড়ি; Anklet=নূপুর; Pearl=মুক্তা; Diamond=হীরা;
  Ruby=চুনি; Emerald=পান্না; Sapphire=নীলা; Coral=প্রবাল; Conch=শঙ্খ; Mirror=আয়না; Lamp=প্রদীপ; Candle=মোমবাতি; Torch=মশাল;
  Quilt=নকশিকাঁথা; Sari=শাড়ি; Loom=তাঁত; Spindle=চরকা; Clay Pot=মাটির হাঁড়ি; Basket=ঝুড়ি; Hand Fan=হাতপাখা; Umbrella=ছাতা; Turban=পাগড়ি;
  Scroll=পুঁথি; Book=বই; Feather=পালক; Arrow=তির; Telescope=দূরবিন; Clock=ঘড়ি; Hourglass=বালিঘড়ি; Star=তারা; Moon=চাঁদ; Sun=সূর্য;
  Comet=ধূমকেতু; Rainbow=রংধনু; Rose=গোলাপ; Orchid=অর্কিড; Sunflower=সূর্যমুখী; Banyan=বটগাছ; Palm=তালগাছ; Bamboo=বাঁশ; Teacup=চায়ের কাপ;
  Sweet=মিষ্টি; Rickshaw=রিকশা; Palanquin=পালকি; Bridge=সেতু; Wheel=চাকা; Dice=পাশা; Cards=তাস; Trumpet=ভেঁপু; Seashell=ঝিনুক`);

export const LANDSCAPES = words(`
  River=নদী; Garden=বাগান; Island=দ্বীপ; Fort=দুর্গ; Palace=প্রাসাদ; Market=হাট; Forest=বন; Hill=পাহাড়; Lake=হ্রদ; Bay=উপসাগর; Harbour=বন্দর;
  Village=গ্রাম; Field=মাঠ; Orchard=ফলবাগান; Cave=গুহা; Desert=মরুভূমি; Waterfall=ঝরনা; Valley=উপত্যকা; Delta=বদ্বীপ; Courtyard=উঠান;
  Tea Garden=চা-বাগান; Lagoon=লেগুন; Meadow=তৃণভূমি; Shore=তীর; Sea=সাগর; Sky=আকাশ; City=শহর; Kingdom=রাজ্য; Castle=কেল্লা; Tower=মিনার;
  Library=পাঠাগার; Workshop=কর্মশালা; Bazaar=বাজার; Caravan=কাফেলা; Wetland=হাওর; Mangrove=গরান বন; Canal=খাল; Volcano=আগ্নেয়গিরি;
  Reef=প্রবালপ্রাচীর; Galaxy=ছায়াপথ; Ferry=খেয়াঘাট; Mountain=পর্বত`);

/** Fit anything. */
export const ADJECTIVES = words(`
  Golden=সোনালি; Silver=রুপালি; Crimson=রক্তিম; Emerald=পান্না-সবুজ; Turquoise=ফিরোজা; Scarlet=টকটকে লাল; Azure=আকাশি; Violet=বেগুনি;
  Copper=তামাটে; Royal=রাজকীয়; Ancient=প্রাচীন; Hidden=লুকানো; Lost=হারানো; Shining=ঝলমলে; Enchanted=মায়াবী; Moonlit=চাঁদনি; Starlit=তারাভরা;
  Stormy=ঝোড়ো; Majestic=জমকালো; Little=ছোট্ট; Mighty=পরাক্রমী; Glowing=দীপ্ত; Radiant=দীপ্তিময়; Legendary=কিংবদন্তির; Timeless=চিরন্তন;
  Marvellous=বিস্ময়কর; Mysterious=রহস্যময়; Precious=অমূল্য; Colourful=রঙিন; Splendid=চমৎকার; Peerless=অতুলনীয়; Fabled=রূপকথার; Misty=কুয়াশাঢাকা;
  Snowy=তুষারঢাকা; Sunlit=রোদেলা; Wondrous=আশ্চর্য; Crystal=স্ফটিক; Pure White=ধবধবে সাদা; Jet Black=কুচকুচে কালো; Dazzling=চোখধাঁধানো`);

/** Fit what lives. */
export const LIVING_ADJECTIVES = words(`
  Brave=সাহসী; Dancing=নৃত্যরত; Laughing=হাসিখুশি; Sleeping=ঘুমন্ত; Swift=দ্রুতগামী; Gentle=শান্ত; Clever=চতুর; Merry=আমুদে; Hungry=ক্ষুধার্ত;
  Wandering=ভবঘুরে; Proud=গর্বিত; Curious=কৌতূহলী; Cheeky=দুষ্টু; Noble=মহান; Fearless=নির্ভীক; Wise=জ্ঞানী; Playful=খেলুড়ে; Lonely=নিঃসঙ্গ;
  Charging=ধাবমান; Watchful=সজাগ`);

export const OWNERS = words(`
  Fisherman=জেলে; Boatman=মাঝি; Weaver=তাঁতি; Potter=কুমোর; Queen=রানি; King=রাজা; Prince=রাজপুত্র; Princess=রাজকন্যা; Sailor=নাবিক;
  Merchant=সওদাগর; Baul=বাউল; Drummer=ঢাকি; Gardener=মালি; Astronomer=জ্যোতির্বিদ; Explorer=অভিযাত্রী; Captain=কাপ্তান; Pirate=জলদস্যু;
  Wizard=জাদুকর; Grandmother=দাদিমা; Farmer=কৃষক; Honey Hunter=মৌয়াল; Storyteller=কথক; Dancer=নর্তকী; Goldsmith=স্বর্ণকার; Jeweller=জহুরি;
  Hunter=শিকারি; Postman=ডাকপিয়ন; Snake Charmer=সাপুড়ে; Wrestler=কুস্তিগির; Poet=কবি; Painter=চিত্রকর; Blacksmith=কামার; Carpenter=ছুতার;
  Cook=রাঁধুনি; Puppeteer=পুতুলনাচিয়ে; Cartwright=গাড়োয়ান; Shepherd=রাখাল; Guard=প্রহরী; General=সেনাপতি; Minister=উজির; Traveller=পথিক;
  Lamplighter=বাতিওয়ালা; Flower Seller=ফুলওয়ালি; Kite Maker=ঘুড়িওয়ালা; Tea Picker=চা-শ্রমিক; Acrobat=বাজিকর; Archer=তিরন্দাজ; Nawab=নবাব`);

export const PLACES = words(`
  Padma=পদ্মা; Meghna=মেঘনা; Jamuna=যমুনা; Surma=সুরমা; Teesta=তিস্তা; Karnaphuli=কর্ণফুলী; Brahmaputra=ব্রহ্মপুত্র; Dhaleshwari=ধলেশ্বরী;
  Sundarbans=সুন্দরবন; Sylhet=সিলেট; Srimangal=শ্রীমঙ্গল; Chattogram=চট্টগ্রাম; Bandarban=বান্দরবান; Rangamati=রাঙামাটি; Khagrachhari=খাগড়াছড়ি;
  Sajek=সাজেক; Kuakata=কুয়াকাটা; Teknaf=টেকনাফ; Sonargaon=সোনারগাঁও; Lalbagh=লালবাগ; Old Dhaka=পুরান ঢাকা; Mymensingh=ময়মনসিংহ;
  Rajshahi=রাজশাহী; Khulna=খুলনা; Barishal=বরিশাল; Rangpur=রংপুর; Dinajpur=দিনাজপুর; Cumilla=কুমিল্লা; Bogura=বগুড়া; Kushtia=কুষ্টিয়া;
  Jashore=যশোর; Faridpur=ফরিদপুর; Pabna=পাবনা; Natore=নাটোর; Noakhali=নোয়াখালী; Bhola=ভোলা; Hatiya=হাতিয়া; Sandwip=সন্দ্বীপ;
  Ratargul=রাতারগুল; Mahasthan=মহাস্থান; Paharpur=পাহাড়পুর; Bikrampur=বিক্রমপুর; Tangail=টাঙ্গাইল; Bagerhat=বাগেরহাট; Moheshkhali=মহেশখালী;
  Chandpur=চাঁদপুর; Panchagarh=পঞ্চগড়; Netrokona=নেত্রকোনা; Sunamganj=সুনামগঞ্জ; Shariatpur=শরীয়তপুর`);

/** Seasons, hours and feasts: they stand before what they colour, in Bengali as a genitive. */
export const TIMES = words(`
  Monsoon=বর্ষা; Winter=শীত; Spring=বসন্ত; Autumn=শরৎ; Summer=গ্রীষ্ম; Midnight=মাঝরাত; Dawn=ভোর; Twilight=গোধূলি; Midday=দুপুর; Full Moon=পূর্ণিমা;
  Boishakh=বৈশাখ; Nabanna=নবান্ন; Harvest=ফসল কাটা; Boat Race=নৌকাবাইচ; Kite Festival=ঘুড়ি উৎসব; Village Fair=গ্রামের মেলা;
  Falgun=ফাল্গুন; Wedding=বিয়ে; New Year=নববর্ষ; Rainy Day=বৃষ্টিদিন`);

/** "Treasure of the Tiger": বাঘের ধন. */
export const HEADS = words(`
  Treasure=ধন; Secret=রহস্য; Tale=গল্প; Song=গান; Dance=নাচ; Night=রাত; Dream=স্বপ্ন; Promise=অঙ্গীকার; Gift=উপহার; Carnival=উৎসব; Journey=যাত্রা;
  Realm=জগৎ; Empire=সাম্রাজ্য; Gate=তোরণ; Feast=ভোজ; Path=পথ; Legend=কিংবদন্তি; Magic=জাদু; Wealth=সম্পদ; Riddle=ধাঁধা; Guardian=পাহারাদার;
  Call=ডাক; Glory=গৌরব; Melody=সুর`);

export const NUMBERS = words(
  `Two=দুই; Three=তিন; Five=পাঁচ; Seven=সাত; Nine=নয়; Twelve=বারো; Hundred=একশ; Thousand=হাজার`,
);
