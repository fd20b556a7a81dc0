import './cards.css';
import { ACE, JACK, JOKER, KING, rankOf, suitOf, type Card } from './deck.ts';

const LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['spade', 'heart', 'diamond', 'club'];
/** Who stands for jack, queen and king: a boatman's kite, a lotus, a turban. */
const COURT = ['kite', 'lotus', 'turban'];

/** One of our cards, drawn large enough to be told apart on the smallest phone. Null lies face down. */
export function CardFace({ card }: { card: Card | null }) {
  if (card === null)
    return (
      <svg className="cd-card cd-back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <use href="#cd-back" />
      </svg>
    );
  if (card === JOKER)
    return (
      <svg className="cd-card cd-joker" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <use href="#cd-paper" />
        <text x="13" y="40" className="cd-joker-star">
          ★
        </text>
        <use href="#cd-jester" x="18" y="48" width="70" height="84" />
      </svg>
    );
  const rank = rankOf(card);
  const suit = SUITS[suitOf(card)] ?? 'spade';
  const isCourt = rank >= JACK && rank <= KING;
  return (
    <svg
      className={`cd-card cd-${suit === 'heart' || suit === 'diamond' ? 'red' : 'black'}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#cd-paper" />
      <text x="9" y="45" className={rank === 8 ? 'cd-rank cd-ten' : 'cd-rank'}>
        {LETTERS[rank]}
      </text>
      <use href={`#cd-${suit}`} x="64" y="14" width="26" height="26" />
      {isCourt ? (
        <use href={`#cd-${COURT[rank - JACK]}`} x="17" y="54" width="66" height="80" />
      ) : (
        <>
          {rank === ACE && <circle cx="50" cy="92" r="37" className="cd-ring" />}
          <use
            href={`#cd-${suit}`}
            x={rank === ACE ? 26 : 20}
            y={rank === ACE ? 68 : 62}
            width={rank === ACE ? 48 : 60}
            height={rank === ACE ? 48 : 60}
          />
        </>
      )}
    </svg>
  );
}

/** What the faces point at; once on a screen. */
export function CardSheet() {
  return (
    <svg width="0" height="0" className="cd-sheet" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="cd-paper-light" x1="0" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor="#fffdf6" />
          <stop offset="1" stopColor="#f1e7d2" />
        </linearGradient>
        <linearGradient id="cd-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd673" />
          <stop offset="1" stopColor="#c98a17" />
        </linearGradient>
        <pattern id="cd-stitch" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M7 1v5M7 8v5M1 7h5M8 7h5" stroke="#f3c969" strokeWidth="1.400" strokeLinecap="round" />
          <circle cx="0" cy="0" r="1.500" fill="#ff9d6b" />
          <circle cx="14" cy="0" r="1.500" fill="#ff9d6b" />
          <circle cx="0" cy="14" r="1.500" fill="#ff9d6b" />
          <circle cx="14" cy="14" r="1.500" fill="#ff9d6b" />
        </pattern>
      </defs>
      <symbol id="cd-paper" viewBox="0 0 100 140">
        <rect x=".5" y=".5" width="99" height="139" rx="11" fill="url(#cd-paper-light)" stroke="#b9a987" />
      </symbol>
      <symbol id="cd-back" viewBox="0 0 100 140">
        <rect x=".5" y=".5" width="99" height="139" rx="11" fill="#fff6e2" stroke="#b9a987" />
        <rect x="6" y="6" width="88" height="128" rx="8" fill="#8c1c2e" />
        <rect x="10" y="10" width="80" height="120" rx="6" fill="url(#cd-stitch)" opacity=".75" />
        <rect x="10" y="10" width="80" height="120" rx="6" fill="none" stroke="#f3c969" strokeWidth="1.500" />
        <circle cx="50" cy="70" r="25" fill="#8c1c2e" stroke="#f3c969" strokeWidth="2" />
        <use href="#cd-lotus" x="29" y="46" width="42" height="46" />
      </symbol>
      <symbol id="cd-heart" viewBox="0 0 100 100">
        <path d="M50 91C20 66 7 49 7 32 7 18 17 9 29 9c9 0 17 5 21 14 4-9 12-14 21-14 12 0 22 9 22 23 0 17-13 34-43 59z" />
      </symbol>
      <symbol id="cd-spade" viewBox="0 0 100 100">
        <path d="M50 7c31 26 43 41 43 55 0 12-9 20-20 20-7 0-13-3-17-8 1 9 4 15 11 20H33c7-5 10-11 11-20-4 5-10 8-17 8-11 0-20-8-20-20C7 48 19 33 50 7z" />
      </symbol>
      <symbol id="cd-diamond" viewBox="0 0 100 100">
        <path d="M50 4q14 27 36 46-22 19-36 46-14-27-36-46Q36 31 50 4z" />
      </symbol>
      <symbol id="cd-club" viewBox="0 0 100 100">
        <path d="M50 6a21 21 0 0 1 18 32 21 21 0 1 1-11 36c1 9 4 15 10 20H33c6-5 9-11 10-20a21 21 0 1 1-11-36A21 21 0 0 1 50 6z" />
      </symbol>
      <symbol id="cd-kite" viewBox="0 0 80 96">
        <path d="M46 68Q30 82 44 94" fill="none" stroke="#8a6a2c" strokeWidth="2.500" />
        <path d="m40 4 34 34-34 34L6 38z" fill="url(#cd-gold)" />
        <path d="m40 4 34 34-34 34z" />
        <path d="M6 38q34-17 68 0M40 4v68" fill="none" stroke="#fff8e6" strokeWidth="2.500" />
        <circle cx="27" cy="36" r="4.500" fill="#fff8e6" />
        <circle cx="53" cy="36" r="4.500" fill="#fff8e6" />
        <path d="m40 72-10 12h7l3-6 3 6h7z" />
      </symbol>
      <symbol id="cd-lotus" viewBox="0 0 80 96">
        <path
          d="M40 80C16 82 4 66 2 46c16 1 30 12 38 34zM40 80c24 2 36-14 38-34-16 1-30 12-38 34z"
          fill="url(#cd-gold)"
        />
        <path d="M40 80C20 70 12 44 18 24c14 10 22 30 22 56zM40 80c20-10 28-36 22-56-14 10-22 30-22 56z" />
        <path
          d="M40 80C27 60 27 30 40 10c13 20 13 50 0 70z"
          fill="url(#cd-gold)"
          stroke="#fff8e6"
          strokeWidth="2"
        />
        <path d="M10 86q30 10 60 0" fill="none" stroke="#8a6a2c" strokeWidth="3" strokeLinecap="round" />
      </symbol>
      <symbol id="cd-turban" viewBox="0 0 80 96">
        <path d="M40 4q9 10 0 24-9-14 0-24z" fill="url(#cd-gold)" stroke="#8a6a2c" strokeWidth="1" />
        <path d="M4 58Q2 26 40 24q38 2 36 34-14 14-36 14T4 58z" />
        <path
          d="M6 52q20-24 62-16M10 64q26-24 64-16M24 71q24-22 50-14"
          fill="none"
          stroke="#fff8e6"
          strokeWidth="3"
        />
        <ellipse cx="40" cy="34" rx="7" ry="9" fill="url(#cd-gold)" stroke="#fff8e6" strokeWidth="2" />
        <path d="M12 70q28 16 56 0l-4 14q-24 12-48 0z" fill="url(#cd-gold)" />
        <path
          d="M18 79q22 9 44 0"
          fill="none"
          stroke="#8a6a2c"
          strokeWidth="2"
          strokeDasharray="2 4"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="cd-jester" viewBox="0 0 80 96">
        <path
          d="M40 44C36 20 18 12 6 24q14 0 16 26zM40 44c4-24 22-32 34-20-14 0-14 10-16 26z"
          fill="#7a3fb8"
        />
        <path d="M26 46Q30 8 40 4q10 4 14 42z" fill="#e8a317" />
        <circle cx="6" cy="26" r="5" fill="#d6314f" />
        <circle cx="74" cy="26" r="5" fill="#d6314f" />
        <circle cx="40" cy="5" r="5" fill="#2f9e77" />
        <path d="M18 46h44q2 34-22 36-24-2-22-36z" fill="#f7d9b4" />
        <path d="M16 44h48v8H16z" fill="#2f9e77" />
        <circle cx="32" cy="60" r="3" fill="#2b2038" />
        <circle cx="48" cy="60" r="3" fill="#2b2038" />
        <path d="M30 69q10 9 20 0" fill="none" stroke="#b02742" strokeWidth="3" strokeLinecap="round" />
        <path d="m22 84 8 8 10-6 10 6 8-8-18-4z" fill="#d6314f" />
      </symbol>
    </svg>
  );
}
