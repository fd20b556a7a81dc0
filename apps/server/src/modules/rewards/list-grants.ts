import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listGrants as operation } from '@maidan/contract/rewards/list-grants.ts';
import type { GivenBeside, Grant } from '@maidan/contract/rewards/reward.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import type { Database } from '#db/database.ts';
import { selectForPoints, selectGivenRounds, type PointsRow, type RoundsRow } from './grants/beside.store.ts';
import type { Whose } from './grants/facts.store.ts';
import {
  selectFromHouse,
  selectFromPartners,
  selectTeamDays,
  type HouseRow,
  type PartnerRow,
  type TeamRow,
} from './grants/given-beside.store.ts';
import { selectGrants, selectWelcome, SOURCES, type GivenPlace } from './grants/grants.store.ts';
import { money, presentGrant } from './rewards.present.ts';

type Asked = ParsedRequestOf<typeof operation>;

/** One page of everything, wherever it came from: of each source as much is read as would fill it, and the newest stay. */
export async function listGrants(context: CallContext, asked: Asked): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const { page, nextCursor } = cutPage(await readAll(db, whose, asked), asked.pageSize, ({ place }) =>
    writeCursor(place.micros, BigInt(place.source), place.number),
  );
  const isLast = nextCursor === null && asked.type === undefined;
  const welcome = isLast ? await selectWelcome(db, whose) : null;
  return {
    grants: page.flatMap((one) => ('grant' in one ? [one.grant] : [])),
    beside: page.flatMap((one) => ('beside' in one ? [one.beside] : [])),
    welcome: welcome && {
      amount: money(welcome.amount),
      at: welcome.at.toISOString(),
      takenBack: welcome.takenBack,
    },
    nextCursor,
  };
}

type Given = { place: GivenPlace } & ({ grant: Grant } | { beside: GivenBeside });

async function readAll(
  db: Database,
  whose: Whose,
  { cursor, pageSize, language, type }: Asked,
): Promise<Given[]> {
  const page = { before: cursor === undefined ? null : placeOf(cursor), limit: pageSize + 1 };
  const grants = await selectGrants(db, whose, { ...page, type: type ?? null });
  const given = grants.map((row): Given => ({
    place: { micros: row.micros, source: SOURCES.rule, number: row.id },
    grant: presentGrant(row, language),
  }));
  if (type !== undefined) return given;
  const beside = [
    ...placed('points', await selectForPoints(db, whose, page), (row) => presentPoints(row, language)),
    ...placed('rounds', await selectGivenRounds(db, whose, page), presentRounds),
    ...placed('team', await selectTeamDays(db, whose, page), presentTeam),
    ...placed('house', await selectFromHouse(db, whose, page), presentHouse),
    ...placed('partner', await selectFromPartners(db, whose, page), presentPartner),
  ];
  return [...given, ...beside].toSorted(newestFirst);
}

const placed = <Row extends { micros: bigint; number: bigint }>(
  source: GivenBeside['by'],
  rows: readonly Row[],
  present: (row: Row) => GivenBeside,
): Given[] =>
  rows.map((row) => ({
    place: { micros: row.micros, source: SOURCES[source], number: row.number },
    beside: present(row),
  }));

function placeOf(cursor: string): GivenPlace {
  const [micros, source, number] = readCursor(cursor, 3);
  return { micros, source: Number(source % 10n), number };
}

function newestFirst({ place: one }: Given, { place: other }: Given): number {
  if (one.micros !== other.micros) return one.micros > other.micros ? -1 : 1;
  if (one.source !== other.source) return other.source - one.source;
  return one.number > other.number ? -1 : 1;
}

const presentPoints = (
  { reference, at, title, points, amount }: PointsRow,
  language: Language,
): GivenBeside => ({
  by: 'points',
  id: reference,
  at: at.toISOString(),
  title: title === null ? null : textIn(title, language),
  points: Number(points),
  amount: amount === null ? null : money(amount),
});

const presentRounds = ({ number, at, count, stake, until, state, won }: RoundsRow): GivenBeside => ({
  by: 'rounds',
  id: number.toString(),
  at: at.toISOString(),
  count,
  stake: money(stake),
  until: until.toISOString(),
  state,
  won: money(won),
});

const presentTeam = ({ number, at, stake, amount }: TeamRow): GivenBeside => ({
  by: 'team',
  id: number.toString(),
  at: at.toISOString(),
  stake: money(stake),
  amount: money(amount),
});

const presentHouse = ({ number, at, amount }: HouseRow): GivenBeside => ({
  by: 'house',
  id: number.toString(),
  at: at.toISOString(),
  amount: money(amount),
});

const presentPartner = ({ number, at, amount, reason, takenBack }: PartnerRow): GivenBeside => ({
  by: 'partner',
  id: number.toString(),
  at: at.toISOString(),
  amount: money(amount),
  reason,
  takenBack,
});
