import type { Kind } from '../species.ts';

export type Shape =
  | 'fish'
  | 'deep'
  | 'long'
  | 'knife'
  | 'cat'
  | 'prawn'
  | 'lobster'
  | 'crab'
  | 'conch'
  | 'makara'
  | 'marlin';
export type Look = {
  readonly shape: Shape;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  /** Bars, spots or a band along the side. */
  readonly mark?: { readonly kind: 'bars' | 'spots' | 'band' | 'spot'; readonly colour: string };
};

/** How each kind looks, after the fish of the delta. */
export const LOOKS: Readonly<Record<Kind, Look>> = {
  puti: {
    shape: 'deep',
    back: '#6f8f6a',
    side: '#cfe3c4',
    belly: '#fbf7e6',
    fin: '#e2a15a',
    mark: { kind: 'spot', colour: '#2b3a2a' },
  },
  prawn: { shape: 'prawn', back: '#2f6f8f', side: '#6db7c9', belly: '#c9ecec', fin: '#2a5d9c' },
  koi: {
    shape: 'deep',
    back: '#54602f',
    side: '#98a35b',
    belly: '#e6d9a0',
    fin: '#c07a3a',
    mark: { kind: 'bars', colour: 'rgb(50 52 20 / 0.35)' },
  },
  tengra: {
    shape: 'cat',
    back: '#7a6a3a',
    side: '#d8b85f',
    belly: '#fff0c2',
    fin: '#b98a34',
    mark: { kind: 'band', colour: 'rgb(70 52 20 / 0.5)' },
  },
  pabda: {
    shape: 'long',
    back: '#8c9aa8',
    side: '#dfe8ec',
    belly: '#ffffff',
    fin: '#c3d0d8',
    mark: { kind: 'band', colour: 'rgb(120 140 90 / 0.45)' },
  },
  rui: { shape: 'fish', back: '#5a4a44', side: '#c98d6d', belly: '#ffe7cf', fin: '#d4553f' },
  katla: { shape: 'deep', back: '#4c5664', side: '#a4b2bd', belly: '#f4f0e4', fin: '#6d7884' },
  chitol: {
    shape: 'knife',
    back: '#6c7480',
    side: '#cfd6dc',
    belly: '#f6f6f2',
    fin: '#a3adb8',
    mark: { kind: 'spots', colour: '#20262e' },
  },
  hilsa: {
    shape: 'deep',
    back: '#3f6f8c',
    side: '#e6f2f8',
    belly: '#ffffff',
    fin: '#8fb6c9',
    mark: { kind: 'spot', colour: 'rgb(40 70 90 / 0.7)' },
  },
  boal: { shape: 'cat', back: '#3f4a3e', side: '#87947c', belly: '#dfe0cc', fin: '#55614f' },
  makara: { shape: 'makara', back: '#0f6b5f', side: '#2fb59a', belly: '#f4d98a', fin: '#e0912f' },
  bombil: { shape: 'long', back: '#b59aa0', side: '#eed9dc', belly: '#fff6f4', fin: '#d5b2b8' },
  croaker: { shape: 'fish', back: '#7b7f8a', side: '#d9d5c8', belly: '#fffaf0', fin: '#d8b35c' },
  crab: { shape: 'crab', back: '#3f6b56', side: '#5f9474', belly: '#d9c58a', fin: '#c2643a' },
  pomfret: { shape: 'deep', back: '#6f86a0', side: '#dce6f0', belly: '#ffffff', fin: '#a9bccf' },
  bhetki: { shape: 'fish', back: '#5b6a52', side: '#b7bf9e', belly: '#f7f3dd', fin: '#d1a548' },
  mackerel: {
    shape: 'long',
    back: '#1f6a7a',
    side: '#a7d6d8',
    belly: '#ffffff',
    fin: '#2e8a93',
    mark: { kind: 'bars', colour: 'rgb(10 55 70 / 0.55)' },
  },
  threadfin: { shape: 'fish', back: '#8a7f57', side: '#e4d9a8', belly: '#fffdf0', fin: '#e8b84d' },
  tuna: { shape: 'fish', back: '#12305c', side: '#7d9cc4', belly: '#f2f7ff', fin: '#f0c33c' },
  lobster: { shape: 'lobster', back: '#8c2f2a', side: '#d1553d', belly: '#f2b98a', fin: '#e8793d' },
  marlin: {
    shape: 'marlin',
    back: '#14275e',
    side: '#4d79c9',
    belly: '#eef5ff',
    fin: '#2b4fa3',
    mark: { kind: 'bars', colour: 'rgb(140 190 255 / 0.4)' },
  },
  conch: { shape: 'conch', back: '#d98c6a', side: '#f7d3b4', belly: '#fff4e6', fin: '#f3a6a0' },
};
