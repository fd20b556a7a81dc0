import { useState } from 'react';
import type { OwnOrder } from '#lottery/lottery-wire.ts';
import { QR_SIZES, qrPicture, ticketCode } from '#lottery/ticket-code.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Shared } from './line-text.tsx';

/** LOT-03: the ticket as a QR code. What cannot be drawn, or not be loaded, says so. */
export function TicketQr({ order, lottery, words }: Shared & { order: OwnOrder }) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const text = ticketCode(lottery, order);
  const [shown, saved] = [pictureOf(text, QR_SIZES.shown), pictureOf(text, QR_SIZES.saved)];
  if (shown === null || saved === null)
    return (
      <p role="alert" className="gs-problem-text">
        {words.qr.tooLong}
      </p>
    );
  if (failed)
    return (
      <div role="alert" className="lo-qr">
        <p className="gs-problem-text">{words.qr.failed}</p>
        <button
          type="button"
          className="lo-plain"
          onClick={() => {
            setAttempt(attempt + 1);
            setFailed(false);
          }}
        >
          {words.qr.again}
        </button>
      </div>
    );
  return (
    <div className="lo-qr">
      <img
        key={attempt}
        src={shown}
        width={QR_SIZES.shown}
        height={QR_SIZES.shown}
        alt={fill(words.qr.label, { id: order.id.slice(0, 8) })}
        onError={() => setFailed(true)}
      />
      <p className="gs-quiet">{words.qr.note}</p>
      <a className="lo-plain" href={saved} download={`ticket-${order.id.slice(0, 8)}.svg`}>
        {words.qr.save}
      </a>
    </div>
  );
}

function pictureOf(text: string, size: number): string | null {
  try {
    return qrPicture(text, size);
  } catch {
    return null;
  }
}
