import * as animals from '../motifs/animals.ts';
import * as arcade from '../motifs/arcade.ts';
import * as arena from '../motifs/arena.ts';
import * as beasts from '../motifs/beasts.ts';
import * as birds from '../motifs/birds.ts';
import * as blooms from '../motifs/blooms.ts';
import * as climb from '../motifs/climb.ts';
import * as crafts from '../motifs/crafts.ts';
import * as creatures from '../motifs/creatures.ts';
import * as duel from '../motifs/duel.ts';
import * as festive from '../motifs/festive.ts';
import * as fruit from '../motifs/fruit.ts';
import * as garden from '../motifs/garden.ts';
import * as household from '../motifs/household.ts';
import * as land from '../motifs/land.ts';
import * as lottery from '../motifs/lottery.ts';
import * as people from '../motifs/people.ts';
import * as places from '../motifs/places.ts';
import * as sea from '../motifs/sea.ts';
import * as sky from '../motifs/sky.ts';
import * as sports from '../motifs/sports.ts';
import * as sweets from '../motifs/sweets.ts';
import * as table from '../motifs/table.ts';
import * as tools from '../motifs/tools.ts';
import * as treasure from '../motifs/treasure.ts';
import * as wild from '../motifs/wild.ts';
import type { Motif } from '../motifs/motif.ts';

/** Drawings, and the words and phrases of a title that call for one of them: lower case, singular, parted by commas. */
type Calls = readonly (readonly [readonly Motif[], string])[];

/** Creatures and persons of tales. */
const LIVING: Calls = [
  [[birds.songbird], 'bird'],
  [[birds.kingfisher], 'kingfisher'],
  [[birds.magpie], 'magpie'],
  [[birds.nightingale], 'nightingale'],
  [[birds.cuckoo], 'cuckoo'],
  [[birds.sparrow], 'sparrow'],
  [[birds.weaverBird], 'weaver bird, nest'],
  [[birds.woodpecker], 'woodpecker'],
  [[birds.pigeon], 'pigeon'],
  [[birds.hornbill], 'hornbill'],
  [[creatures.crane], 'crane, heron'],
  [[creatures.swan], 'swan'],
  [[beasts.peacock], 'peacock'],
  [[beasts.owl], 'owl'],
  [[beasts.eagle], 'eagle, falcon, hawk'],
  [[beasts.parrot], 'parrot'],
  [[beasts.phoenix], 'phoenix'],
  [[beasts.dragon], 'dragon'],
  [[beasts.cobra], 'cobra, snake, serpent'],
  [[beasts.butterfly], 'butterfly'],
  [[beasts.frog], 'frog'],
  [[wild.python], 'python'],
  [[wild.otter], 'otter'],
  [[wild.mongoose], 'mongoose'],
  [[wild.porcupine], 'porcupine'],
  [[wild.gecko], 'gecko'],
  [[wild.hilsa], 'hilsa, shoal'],
  [[wild.carp], 'carp'],
  [[creatures.crocodile], 'crocodile'],
  [[creatures.dolphin], 'dolphin, river dolphin'],
  [[creatures.bee], 'honeybee, bee'],
  [[creatures.firefly], 'firefly'],
  [[creatures.dragonfly], 'dragonfly'],
  [[creatures.deer], 'deer'],
  [[creatures.camel], 'camel'],
  [[creatures.bearFace], 'bear'],
  [[creatures.rhino], 'rhino'],
  [[creatures.leopard], 'leopard'],
  [[creatures.panther], 'panther'],
  [[creatures.squirrel], 'squirrel'],
  [[creatures.wingedHorse], 'winged horse, unicorn'],
  [[animals.tiger], 'tiger'],
  [[animals.lion], 'lion'],
  [[animals.fox], 'fox'],
  [[animals.wolf], 'wolf'],
  [[animals.panda], 'panda'],
  [[animals.monkey], 'monkey'],
  [[animals.langur], 'langur'],
  [[animals.rabbit], 'rabbit'],
  [[animals.bull], 'bull'],
  [[animals.buffalo], 'buffalo'],
  [[animals.elephant], 'elephant'],
  [[animals.cat], 'cat'],
  [[animals.horse], 'horse, stallion'],
  [[people.giant], 'giant'],
  [[people.fairy], 'fairy'],
  [[people.mermaid], 'mermaid'],
  [[sea.fish], 'fish, fishing'],
  [[sea.shark], 'shark'],
  [[sea.turtle], 'turtle'],
  [[sea.octopus], 'octopus, kraken'],
  [[sea.crab], 'crab'],
  [[sea.jellyfish], 'jellyfish'],
  [[sea.whale], 'whale'],
  [[sea.seahorse], 'seahorse'],
  [[duel.roosterDuel, duel.roosterCrest], 'rooster'],
];

/** What can be held, worn, eaten or played with. */
const THINGS: Calls = [
  [[sea.coral], 'coral, reef'],
  [[sea.harpoon], 'harpoon'],
  [[sea.trident], 'trident'],
  [[sea.anchor], 'anchor'],
  [[sea.fishingNet], 'net, catch'],
  [[crafts.umbrella], 'umbrella, rainy day'],
  [[crafts.spinningTop], 'spinning top'],
  [[crafts.marbles], 'marble'],
  [[crafts.sitar], 'sitar'],
  [[crafts.ektara], 'ektara'],
  [[crafts.flute], 'flute'],
  [[crafts.trumpet], 'trumpet'],
  [[crafts.bowArrow], 'bow, arrow'],
  [[crafts.rickshaw], 'rickshaw'],
  [[crafts.scrollMap], 'scroll, map'],
  [[crafts.compass], 'compass'],
  [[crafts.necklace], 'necklace'],
  [[crafts.diya], 'lamp'],
  [[crafts.conch], 'conch'],
  [[crafts.clayPot], 'clay pot'],
  [[crafts.handFan], 'hand fan'],
  [[crafts.hourglass], 'hourglass'],
  [[crafts.rainbow], 'rainbow'],
  [[crafts.turban], 'turban'],
  [[crafts.telescope], 'telescope'],
  [[crafts.bangles], 'bangle'],
  [[household.anklet], 'anklet'],
  [[household.handMirror], 'mirror'],
  [[household.quilt], 'quilt'],
  [[household.sari], 'sari'],
  [[household.loom], 'loom'],
  [[household.spinningWheel], 'spindle'],
  [[household.basket], 'basket'],
  [[household.palanquin], 'palanquin'],
  [[household.candle], 'candle'],
  [[household.torch], 'torch'],
  [[household.throne], 'throne'],
  [[household.puppet], 'puppet'],
  [[household.giftBox], 'gift'],
  [[household.chariot], 'chariot'],
  [[fruit.cherries], 'cherry'],
  [[fruit.mango], 'mango, mango grove'],
  [[fruit.watermelon], 'melon, watermelon'],
  [[fruit.pineapple], 'pineapple'],
  [[fruit.jackfruit], 'jackfruit'],
  [[fruit.guava], 'guava'],
  [[fruit.lychee], 'lychee'],
  [[fruit.pomegranate], 'pomegranate'],
  [[fruit.orange], 'orange'],
  [[fruit.lemon], 'lemon'],
  [[fruit.citrus], 'citrus'],
  [[fruit.grapes], 'grape'],
  [[fruit.strawberry], 'berry, strawberry'],
  [[fruit.chilli], 'chilli, spice, pepper'],
  [[fruit.coconut], 'coconut'],
  [[fruit.cherries, fruit.watermelon, fruit.pineapple], 'fruit'],
  [[treasure.gem, treasure.gems], 'gem'],
  [[treasure.diamond], 'diamond'],
  [[treasure.ruby], 'ruby'],
  [[treasure.emerald], 'emerald'],
  [[treasure.sapphire], 'sapphire'],
  [[treasure.gems, treasure.ringJewel], 'jewel'],
  [[treasure.crown], 'crown'],
  [[treasure.coin, treasure.coinPile], 'coin'],
  [[treasure.coinPile], 'money'],
  [[treasure.ingots, treasure.coinPile, treasure.potOfGold], 'gold'],
  [[treasure.chest], 'treasure, chest, casket'],
  [[treasure.pearl], 'pearl, seashell'],
  [[treasure.ringJewel], 'ring'],
  [[festive.kite], 'kite, kite festival'],
  [[festive.drum], 'drum'],
  [[festive.tabla], 'tabla'],
  [[festive.lantern], 'lantern'],
  [[festive.firework], 'firework'],
  [[festive.mask], 'mask'],
  [[festive.bell], 'bell'],
  [[festive.balloonFair, climb.skyBalloon], 'balloon'],
  [[tools.magicLamp], 'genie'],
  [[tools.sword], 'sword'],
  [[tools.shield], 'shield'],
  [[tools.hammer], 'hammer'],
  [[tools.book], 'book'],
  [[tools.keyGold], 'key'],
  [[tools.clock], 'clock'],
  [[tools.train], 'train, express'],
  [[tools.bullCart], 'cart'],
  [[tools.wagonWheel], 'wheel'],
  [[tools.horseshoe], 'horseshoe'],
  [[tools.mineCart, tools.pickaxes], 'mine'],
  [[tools.dynamite], 'dynamite'],
  [[sweets.candy, sweets.cupcake, sweets.doughnut], 'sweet, sweet shop'],
  [[sweets.candy, sweets.lollipop], 'candy, sugar'],
  [[sweets.cupcake], 'cake'],
  [[sweets.honeycomb], 'honeycomb'],
  [[sweets.honey], 'honey'],
  [[sweets.teaCup], 'tea, teacup, teahouse'],
  [[garden.lotus], 'lotus'],
  [[blooms.waterLily], 'water lily, lily'],
  [[blooms.orchid], 'orchid'],
  [[blooms.sunflower], 'sunflower'],
  [[garden.rose], 'rose'],
  [[garden.jasmine], 'jasmine'],
  [[garden.marigoldFlower], 'marigold, flower'],
  [[garden.clover], 'clover'],
  [[garden.mushroom], 'mushroom'],
  [[garden.palm], 'palm'],
  [[garden.cactus], 'cactus'],
  [[garden.tree], 'banyan, tree'],
  [[garden.bamboo], 'bamboo'],
  [[sky.moon], 'moon'],
  [[land.fullMoon], 'full moon'],
  [[sky.sun], 'sun'],
  [[sky.shootingStar], 'star, comet'],
  [[sky.planet], 'planet'],
  [[sky.rocket], 'rocket'],
  [[sky.ufo], 'star fleet, alien'],
  [[duel.feathers], 'feather'],
  [[table.roulette], 'roulette, roulette wheel'],
  [[table.aces, table.cardFan], 'baccarat'],
  [[table.aces], 'blackjack, jacks or better'],
  [
    [table.cardFan],
    'cards, card, card duel, poker, draw poker, video poker, joker poker, bonus poker, deuces wild, teen patti, andar bahar, rummy, call break, twenty nine, hazari',
  ],
  [[table.moneyWheel], 'money wheel, jackpot wheel'],
  [[table.moneyWheel, festive.seven], 'jackpot'],
  [[table.dice], 'dice, sic bo'],
  [[table.chips], 'chip'],
  [[lottery.scratchCard], 'scratch, scratch card'],
  [[lottery.balls, lottery.drumCage], 'draw, lotto'],
  [[lottery.balls, lottery.ballRow], 'bingo, 3d, 2d'],
  [[lottery.ballRow], '4d'],
  [[lottery.ballRow, lottery.wheelOfNumbers], 'board'],
  [[lottery.ticket], 'ticket'],
  [[duel.ludo], 'ludo'],
  [[duel.carrom], 'carrom'],
  [[duel.dominoes], 'domino'],
  [[duel.knight], 'chess'],
  [[arcade.plinko], 'plinko'],
  [[arcade.pinball], 'pinball'],
  [[arcade.dartboard], 'dart'],
  [[arcade.hoopla], 'hoopla'],
  [[arcade.bubbles], 'bubble'],
  [[climb.risingKite], 'kite run'],
  [[climb.jetPlane], 'jet'],
  [[climb.paperPlane], 'flight, paper jet'],
  [[climb.stairsUp], 'stair'],
  [[climb.glider], 'glider'],
  [[sports.cricket, sports.wickets], 'cricket'],
  [[sports.football, sports.goal], 'football'],
  [[sports.stadium, sports.trophy], 'sportsbook'],
  [[sports.trophy], 'cup, trophy'],
  [[sports.racket], 'tennis'],
  [[sports.tableTennis], 'table tennis'],
  [[sports.badminton], 'badminton'],
  [[sports.hockey], 'hockey'],
  [[sports.volleyball], 'volleyball'],
  [[sports.athletics], 'athletics'],
  [[sports.basketball], 'basketball'],
  [[sports.kabaddi], 'kabaddi'],
  [[sports.horseRace], 'derby'],
  [[sports.boxingGloves], 'boxing'],
  [[arena.hexArena], 'arena'],
  [[arena.crosshair], 'nishan'],
  [[arena.blades, arena.mageOrb], 'kella'],
  [[arena.gamepad], 'digital'],
  [[arena.gamepad, arena.headset], 'esport'],
  [[arena.tank], 'tank'],
];

/** Where a title plays. */
const SCENES: Calls = [
  [[places.boat], 'boat, nouka, sail, ferry, steamer, boat race'],
  [[places.palace], 'palace, kingdom'],
  [[places.cityGate], 'castle, fort, gate, city'],
  [[places.templeSteps], 'temple'],
  [[places.pyramid], 'pyramid'],
  [[places.lighthouse], 'harbour, lighthouse'],
  [[places.mountain], 'mountain, hill, valley'],
  [[places.volcano], 'volcano'],
  [[places.bridge], 'bridge'],
  [[land.minaret], 'tower'],
  [[land.river], 'river, canal, creek'],
  [[land.delta], 'delta'],
  [[land.lake], 'lake, bay, lagoon'],
  [[land.waterfall], 'waterfall'],
  [[land.wave], 'sea, ocean, water, diver'],
  [[land.shore], 'shore, coast'],
  [[land.clouds], 'sky'],
  [[land.hutVillage], 'village, courtyard, veranda'],
  [[land.stall], 'market, bazaar, shop'],
  [[land.field], 'field'],
  [[land.meadow], 'meadow'],
  [[land.cave], 'cave'],
  [[land.dunes], 'desert'],
  [[land.teaSprig], 'tea garden, tea picker'],
  [[land.mangroveTree], 'mangrove'],
  [[land.fruitTrees], 'orchard'],
  [[land.spiralGalaxy], 'galaxy, space'],
  [[land.windingPath], 'path'],
  [[land.bookshelf], 'library'],
  [[garden.palm], 'island'],
  [[garden.tree], 'forest, grove'],
  [[garden.leaves], 'jungle'],
  [[garden.rose, garden.marigoldFlower], 'garden'],
  [[creatures.crane], 'wetland'],
  [[creatures.camel], 'caravan'],
  [[tools.hammer], 'workshop'],
  [[festive.ferrisWheel], 'fair, village fair, carousel'],
  [[sports.stadium], 'stadium'],
];

/** A person is known by what they carry or work with. */
const BEARERS: Calls = [
  [[sea.fishingNet], 'fisherman'],
  [[places.boat], 'boatman'],
  [[household.loom], 'weaver'],
  [[crafts.clayPot], 'potter'],
  [[treasure.crown], 'king, queen, prince, princess'],
  [[sea.anchor], 'sailor'],
  [[treasure.coinPile, treasure.chest], 'merchant'],
  [[crafts.ektara], 'baul'],
  [[festive.drum], 'drummer'],
  [[household.wateringCan], 'gardener'],
  [[crafts.telescope], 'astronomer'],
  [[crafts.scrollMap], 'explorer'],
  [[crafts.compass], 'captain, traveller'],
  [[household.skullFlag], 'pirate'],
  [[household.wizardHat], 'wizard'],
  [[people.grandmother], 'grandmother'],
  [[land.sheaf], 'farmer'],
  [[sweets.honeycomb], 'honey hunter'],
  [[tools.book], 'storyteller'],
  [[household.anklet], 'dancer'],
  [[treasure.ingots], 'goldsmith'],
  [[treasure.gems, treasure.ringJewel], 'jeweller'],
  [[crafts.bowArrow], 'hunter, archer'],
  [[household.envelope], 'postman'],
  [[household.mace], 'wrestler'],
  [[household.quill], 'poet'],
  [[household.paintPalette], 'painter'],
  [[tools.hammer], 'blacksmith'],
  [[household.saw], 'carpenter'],
  [[household.cookingPot], 'cook'],
  [[household.puppet], 'puppeteer'],
  [[tools.bullCart], 'cartwright'],
  [[wild.sheep], 'shepherd'],
  [[beasts.cobra], 'snake charmer'],
  [[tools.shield], 'guard, guardian'],
  [[tools.sword], 'general, warrior'],
  [[crafts.turban], 'minister, nawab'],
  [[festive.lantern], 'lamplighter'],
  [[household.flowerBasket], 'flower seller'],
  [[festive.kite], 'kite maker'],
  [[household.juggling], 'acrobat'],
  [[tools.mineCart], 'miner'],
  [[table.dealer], 'dealer'],
];

/** Times, qualities and kinds of tale that have a sign of their own: beside the hero, and its stand-in when there is none. */
const HINTS: Calls = [
  [[sky.cloudRain], 'monsoon, rain, storm, stormy'],
  [[sky.snowflake], 'winter, snow, snowy, ice, frost'],
  [[garden.rose, beasts.butterfly], 'spring'],
  [[land.autumnLeaves], 'autumn'],
  [[sky.sun], 'summer, midday, sunlit'],
  [[sky.moon], 'midnight, night, moonlit, dream'],
  [[land.horizonSun], 'dawn, twilight'],
  [[sky.shootingStar], 'starlit, starlight'],
  [[land.sheaf], 'harvest, nabanna'],
  [[festive.mask], 'boishakh, carnival'],
  [[garden.marigoldFlower], 'falgun, wedding'],
  [[festive.firework], 'new year, festival, party'],
  [[tools.keyGold], 'secret, hidden, lost'],
  [[tools.book], 'tale, legend, legendary, fabled'],
  [[festive.tabla], 'song, melody, music'],
  [[household.anklet], 'dance, dancing, waltz'],
  [[crafts.scrollMap], 'journey'],
  [[places.palace], 'empire'],
  [[treasure.crown], 'royal'],
  [[household.cookingPot], 'feast'],
  [[tools.potion, tools.magicLamp], 'magic, enchanted'],
  [[treasure.coinPile, treasure.chest], 'wealth, fortune'],
  [[treasure.coin], 'golden'],
  [[treasure.gem], 'crystal'],
  [[crafts.rainbow], 'colourful'],
  [[crafts.hourglass], 'timeless'],
  [[garden.clover], 'lucky'],
  [[sky.flame], 'fire, flame'],
  [[sky.lightning], 'thunder, lightning'],
  [[festive.seven], 'seven'],
  [[places.boat], 'padma, meghna'],
  [[animals.tiger], 'sundarbans'],
  [[land.teaSprig], 'sylhet, srimangal'],
  [[places.mountain], 'bandarban, sajek'],
  [[places.palace], 'lalbagh'],
];

/**
 * Words of titles that name nothing a drawing could show: qualities, colours, numbers, names of towns and rivers, and what
 * holds a title together. A title of such words alone is drawn by the rule of its category (motif-book.ts).
 */
const NAMELESS: readonly string[] = [
  'a an and at better big by day in master of on one or over the to',
  'silver crimson turquoise scarlet azure violet copper ancient shining majestic little mighty glowing radiant',
  'marvellous mysterious precious splendid peerless misty wondrous dazzling old',
  'brave laughing sleeping swift gentle clever merry hungry wandering proud curious cheeky noble fearless wise playful lonely charging watchful',
  'maidan chase salon saigon club lounge room circle stall run climb promise realm riddle call glory rush parade surprise grand live deep duel league table builder speed paper',
  'two three five nine ten twelve twenty eighty hundred thousand eight happy fast racing minute digit',
  'premier national virtual junior world super evening morning daily weekly hourly northern central southern',
  'jamuna surma teesta karnaphuli brahmaputra dhaleshwari chattogram rangamati khagrachhari kuakata teknaf sonargaon dhaka mymensingh',
  'rajshahi khulna barishal rangpur dinajpur cumilla bogura kushtia jashore faridpur pabna natore noakhali bhola hatiya sandwip',
  'ratargul mahasthan paharpur bikrampur tangail bagerhat moheshkhali chandpur panchagarh netrokona sunamganj shariatpur',
].flatMap((line) => line.split(' '));

/** How strongly a word of this list says what a title is about: the strongest becomes its hero. */
type Weight = 4 | 3 | 2 | 1 | 0;
export type Called = { motifs: readonly Motif[]; weight: Weight };

const entries = (calls: Calls, weight: Weight): [string, Called][] =>
  calls.flatMap(([motifs, words]) =>
    words.split(', ').map((word): [string, Called] => [word, { motifs, weight }]),
  );

export const WORDS: ReadonlyMap<string, Called> = new Map([
  ...entries(HINTS, 0),
  ...entries(BEARERS, 1),
  ...entries(SCENES, 2),
  ...entries(THINGS, 3),
  ...entries(LIVING, 4),
]);

const NOTHING: ReadonlySet<string> = new Set([...NAMELESS, 'jet black', 'pure white']);

/** The forms under which a word may stand in the lists: itself, then without the endings of the plural. */
function forms(word: string): string[] {
  const found = [word];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) found.push(word.slice(0, -2));
  if (word.endsWith('s')) found.push(word.slice(0, -1));
  return found;
}

const tokens = (title: string): string[] =>
  title
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '');

export type ReadWord = { word: string; called: Called | 'nothing' | 'unknown' };

const PHRASE = 3;

/** A title read from left to right, the longest known phrase first; whole words only, so that a carpenter is no carp. */
export function readTitle(title: string): ReadWord[] {
  const all = tokens(title);
  const read: ReadWord[] = [];
  for (let at = 0; at < all.length;) {
    const hit = longestAt(all, at);
    read.push(hit.read);
    at += hit.length;
  }
  return read;
}

function longestAt(all: readonly string[], at: number): { read: ReadWord; length: number } {
  for (let length = Math.min(PHRASE, all.length - at); length > 0; length -= 1) {
    const before = all.slice(at, at + length - 1);
    for (const last of forms(all[at + length - 1] ?? '')) {
      const word = [...before, last].join(' ');
      const called = WORDS.get(word);
      if (called !== undefined) return { read: { word, called }, length };
      if (NOTHING.has(word)) return { read: { word, called: 'nothing' }, length };
    }
  }
  return { read: { word: all[at] ?? '', called: 'unknown' }, length: 1 };
}
