/** Short tones made on the spot. Silent until the player asks for sound. */
export type Tone = 'press' | 'stop' | 'win' | 'flight';

const NOTES: Record<Tone, readonly number[]> = {
  press: [220],
  stop: [140],
  win: [523, 659, 784],
  flight: [392, 523, 659, 784],
};
const NOTE_SECONDS = 0.11;
const LOUDNESS = 0.08;

export type Sounds = { play(tone: Tone): void; turn(on: boolean): void };

export function makeSounds(initiallyOn: boolean): Sounds {
  let isOn = initiallyOn;
  let context: AudioContext | undefined;
  return {
    turn(on) {
      isOn = on;
    },
    play(tone) {
      if (!isOn || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      const begin = context.currentTime;
      NOTES[tone].forEach(
        (frequency, index) => context && playNote(context, frequency, begin + index * NOTE_SECONDS),
      );
    },
  };
}

function playNote(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 1.8);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS * 2);
}
