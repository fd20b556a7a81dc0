import './fishing.css';
import type { Language } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { useRef, useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { FactsLine, timesText } from '#game-parts/rule-parts.tsx';
import { Segments } from '#game-parts/segments.tsx';
import type { RoundStage } from '#round-client/round-client.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { FishChips, paysText } from './fish-chips.tsx';
import { loadFishingTexts, type FishingTexts } from './fishing-texts.ts';
import { manifestOf, MOST_CASTS } from './manifest.ts';
import { NetIcon } from './net-icon.tsx';
import { ROOMS, roomOf, type Room } from './rooms.ts';
import { FishingRules } from './rules-panel.tsx';
import { SEATS, type SeaView } from './sea-wire.ts';
import { seaOf, speciesOf, type Kind, type Sea } from './species.ts';
import { useArrows } from './use-arrows.ts';
import { useCasts } from './use-casts.ts';
import { useSea } from './use-sea.ts';
import { castsOf, saidOf } from './volley.ts';
import { Water } from './water.tsx';
import type { WaterView } from './water/sea-view.ts';
import type { Swimmer } from './water/shoals.ts';

const HUES: Readonly<Record<Sea, number>> = { river: 180, bay: 246 };
/** How far the cover of a title may turn the colour of its water. */
const HUE_SPREAD = 16;

/** The screen with its words in one language; no other comes along. */
export async function openFishing(language: Language, variant: string): Promise<OpenedScreen | null> {
  const sea = seaOf(variant === '' ? undefined : variant);
  if (!sea) return null;
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadFishingTexts(language),
  ]);
  return {
    title: words.titles[sea],
    Screen: ({ host }) => <FishingScreen host={host} sea={sea} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; sea: Sea; texts: ScreenTexts; parts: PartTexts; words: FishingTexts };

function FishingScreen({ host, sea, texts, parts, words }: Props) {
  const { language } = host;
  const view = useRef<WaterView>(null);
  const [room, setRoom] = useState<Room>(() => ROOMS.find((one) => one === host.recall('room')) ?? ROOMS[0]);
  const [kind, setKind] = useState<Kind | null>(null);
  const [said, setSaid] = useState('');
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const manifest = { ...manifestOf(sea), stakeSteps: roomOf(room).casts, defaultStake: roomOf(room).first };
  const seat = useRef(0);
  const nets = useRef<string[]>([]);
  const thrown = useRef(0);

  const stage: RoundStage = {
    async show(round, { won }) {
      const casts = castsOf(sea, round) ?? [];
      casts.forEach(({ times, won: amount }, index) => {
        const net = nets.current[index];
        if (net !== undefined) view.current?.decide(net, times, `+${play.amountText(amount)}`);
      });
      nets.current = nets.current.slice(casts.length);
      won(parseMoney(round.win ?? '0.00'));
      setSaid(saidOf(casts, round, { words, language, amountText: play.amountText }));
    },
    stand() {
      // Casts that never happened, or that nobody saw.
      casts.forget();
      nets.current = [];
      view.current?.drop();
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds } = play;
  const casts = useCasts(rounds);

  const throwAt = (fish: Swimmer): void => {
    if (rounds.balance === null || rounds.problem === 'SESSION_ENDED') return;
    if (casts.cast({ kind: fish.kind, fish: fish.id })) showNet(fish);
  };
  const showNet = (fish: Swimmer): void => {
    const key = String((thrown.current += 1));
    nets.current.push(key);
    view.current?.throwNet(key, seat.current, { kind: fish.kind, fish: fish.id }, null);
  };
  const castNow = (): void => {
    const fish = view.current?.aim();
    if (fish) throwAt(fish);
  };
  const castAgain = (): void => {
    const fish = view.current?.aim();
    if (!fish) return;
    const all = Array.from({ length: MOST_CASTS }, () => fish);
    all.forEach(showNet);
    casts.castAll(all.map(({ id, kind: of }) => ({ kind: of, fish: id })));
  };
  const tellAim = (fish: Swimmer | null): void => {
    const species = fish && speciesOf(sea).find((one) => one.kind === fish.kind);
    if (species)
      setSaid(fill(words.aimed, { fish: words.fish[species.kind], times: paysText(species, language) }));
  };
  const choose = (next: Kind | null): void => {
    setKind(next);
    tellAim(view.current?.want(next) ?? null);
  };
  const enter = (next: Room): void => {
    host.remember('room', next);
    setRoom(next);
    rounds.setStake(roomOf(next).first);
  };
  const known = useRef<string[]>([]);
  const hear = ({ seed, now, seat: own, others }: SeaView): void => {
    const water = view.current;
    if (!water) return;
    seat.current = own;
    water.setPlace(seed, now - performance.now());
    water.setBoats(
      others.map((other) => other.seat),
      own,
    );
    for (const other of others)
      for (const { id, aims, caught } of other.volleys) {
        if (known.current.includes(id)) continue;
        known.current = [...known.current, id].slice(-64);
        aims.forEach((aim, index) => {
          const times = caught[index] ?? 0;
          water.throwNet(id, other.seat, aim, {
            times,
            label: times > 0 ? timesText(100 * times, language) : '',
          });
        });
      }
  };
  const { boats } = useSea(host, room, hear);
  useArrows((way) => tellAim(view.current?.step(way) ?? null));

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.titles[sea]}
      actions={[
        {
          label: words.cast,
          icon: <NetIcon />,
          onPress: castNow,
          disabled: rounds.phase === 'loading',
        },
      ]}
      auto={{ again: castAgain }}
      said={said}
      describe={(round) =>
        castsOf(sea, round)
          ?.map(
            (cast) =>
              words.fish[cast.kind] + (cast.times > 0 ? ` ${timesText(100 * cast.times, language)}` : ' –'),
          )
          .join(words.and) ?? null
      }
      className="fs-screen gp-wide"
      own={
        <div className="gp-own">
          <Segments
            label={words.rooms}
            options={ROOMS.map((value) => ({ value, text: words.room[value] }))}
            value={room}
            locked={rounds.phase !== 'idle'}
            onChange={enter}
          />
        </div>
      }
      rulesPanel={<FishingRules play={play} parts={parts} words={words} sea={sea} />}
    >
      <section className="fs-stage" aria-label={words.water}>
        <Water
          sea={sea}
          hue={hueOf(sea, host.skin)}
          calm={calm}
          onView={(made) => {
            view.current = made;
            made?.want(kind);
          }}
          onTouch={throwAt}
        />
        <div className="fs-over">
          <FactsLine play={play} parts={parts} />
          {boats !== null && (
            <p className="fs-boats">
              {fill(words.boats, { count: figure(boats, language), most: figure(SEATS, language) })}
            </p>
          )}
        </div>
        <FishChips sea={sea} words={words} language={language} chosen={kind} onChoose={choose} />
      </section>
    </GameFrame>
  );
}

function hueOf(sea: Sea, skin: string | null): number {
  if (skin === null) return HUES[sea];
  return HUES[sea] + ((skinFrom(skin).skyHue / 360) * 2 - 1) * HUE_SPREAD;
}
