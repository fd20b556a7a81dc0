import './fields.css';
import type { ComponentType } from 'react';
import { cricketDrawing } from '../cricket/cricket-drawing.tsx';
import { footballDrawing } from '../football/football-drawing.tsx';
import { kabaddiDrawing } from '../kabaddi/kabaddi-drawing.tsx';
import { shooterDrawing } from '../shooter/shooter-drawing.tsx';
import { tennisDrawing } from '../tennis/tennis-drawing.tsx';
import { towersDrawing } from '../towers/towers-drawing.tsx';
import type { ShownMatch } from './book-client.ts';
import type { Words } from './words.ts';

/** How a sport looks. `icon`: lines in a square of 24; `Field`: where and how a match stands, in the tracker. */
export type SportDrawing = {
  readonly icon: string;
  readonly Field: ComponentType<{ match: ShownMatch; words: Words }>;
};

/** By the code of its sport. */
export const DRAWINGS: Readonly<Record<string, SportDrawing>> = {
  football: footballDrawing,
  cricket: cricketDrawing,
  kabaddi: kabaddiDrawing,
  tennis: tennisDrawing,
  towers: towersDrawing,
  shooter: shooterDrawing,
};
