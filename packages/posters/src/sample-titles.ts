/** Names for the contact sheet and the tests: our own, over all categories and hands. */
export type Sample = { title: string; category: string; vendor: string };

const SLOTS =
  `Moonlit Tiger;Mango Rush;Dragon of the Padma;Lotus Crown;Golden Nouka;Pearl Diver;Jungle Drums;Kites over the Maidan;Sweet Boishakh;Thunder Bull;Peacock Throne;Ruby Caravan;Monsoon Magic;Pirate's Tea Garden;Cobra King;Firefly Forest;Crystal Mine;Honey Hunter;Lantern Night;Phoenix Feast;Lucky Clover;Seven Sevens;The Weaver's Secret;Elephant Parade;Volcano Gold;Winter Fox;Starlit River;Royal Roses;Candy Carousel;Desert Genie;Owl Library;Space Rickshaw;Cherry Bazaar;Sunlit Palace;Hilsa Harbour;Marigold Wedding;Coconut Island;Bamboo Panda;Silver Wolf;Dancing Monkey;Diamond Delta;Temple of Nine Lamps;Butterfly Waltz;Pineapple Express;Chilli Carnival;Old Dhaka Nights;Boatman's Promise;Frog Prince;Emerald Eagle;Grandmother's Chest;Rabbit & Moon;Wizard's Clock;Harvest Cart;Mask of the Puppeteer;Turtle Bay;Comet Chase;Bell of Lalbagh;Sundarbans;Golden Hammer;Rose Gate`.split(
    ';',
  );
const SLOT_VENDORS = [
  'PG',
  'JL',
  'JDB',
  'CQ9',
  'FC',
  'PT',
  'EG2',
  'BGS',
  'NOUKA',
  'SHAPLA',
  'JONAKI',
  'EKTARA',
  'MAIDAN',
];

const OTHERS =
  `LIVE|MEHFIL|Live Baccarat;LIVE|SHOBHA|Padma Roulette;LIVE|PT|Live Andar Bahar;LIVE|EG2|Money Wheel;LIVE|BGS|Live Sic Bo;LIVE|MEHFIL|Teen Patti Salon;FISH|MOHONA|Meghna Fishing;FISH|JL|Big Catch;FISH|CQ9|Deep Water;FISH|FC|Octopus Hunter;FISH|JDB|Net Masters;FISH|MOHONA|Coral Reef;SPORTS|MATH|Cricket;SPORTS|KRIRA|Football;SPORTS|MATH|Sportsbook;SPORTS|KRIRA|Badminton;SPORTS|MATH|Kabaddi;ESPORTS|IMES|Nishan;ESPORTS|IMES|Kella Five Arena;ESPORTS|IMES|Nishan Cup;ESPORTS|IMES|Digital Kella Five;ELOTT|ELOTT|One-Minute Draw;ELOTT|TCG_SEA|Saigon 4D;ELOTT|TCG_LOTTO_VN|Northern Board;LOTT|LOTT|Daily Draw;LOTT|LOTT|Weekly Draw;PVP|ADDA|Ludo Table;PVP|TASH|Call Break;PVP|JDB|Dice Table;PVP|ADDA|Carrom Club;COCKFIGHT|MORAG|Rooster Cup;COCKFIGHT|JHUTI|Golden Feathers;COCKFIGHT|MORAG|Crimson Rooster;MXWIN|MAIDAN|Sky Lantern;MXWIN|PG|Golden Lantern;MXWIN|JL|Tiger Paper Lantern;MXWIN|JDB|Peacock Lantern Night;MXWIN|BGS|Moonlit Lantern Flight;MXWIN|CQ9|River Lantern Feast;LIVE|SHOBHA|Blackjack Lounge`.split(
    ';',
  );

export const SAMPLES: readonly Sample[] = [
  ...SLOTS.map((title, i) => ({
    title,
    category: 'RNG',
    vendor: SLOT_VENDORS[i % SLOT_VENDORS.length] ?? 'MAIDAN',
  })),
  ...OTHERS.map((entry) => {
    const [category = '', vendor = '', title = ''] = entry.split('|');
    return { title, category, vendor };
  }),
];
