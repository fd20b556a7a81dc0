import type { SlotModel } from '#slots/model/model.ts';
import { nudge3x3 } from './classic/nudge-3x3.ts';
import { triple3x3 } from './classic/triple-3x3.ts';
import { coins3x3 } from './classic/coins-3x3.ts';
import { respin27 } from './classic/respin-27.ts';
import { calm10 } from './lines/calm-10.ts';
import { respin10 } from './lines/respin-10.ts';
import { chosen10 } from './lines/chosen-10.ts';
import { trebled20 } from './lines/trebled-20.ts';
import { sticky20 } from './lines/sticky-20.ts';
import { rising20 } from './lines/rising-20.ts';
import { walking25 } from './lines/walking-25.ts';
import { vault25 } from './lines/vault-25.ts';
import { boxes25 } from './lines/boxes-25.ts';
import { bloom25 } from './lines/bloom-25.ts';
import { bloom40 } from './lines/bloom-40.ts';
import { vault40 } from './lines/vault-40.ts';
import { wildReels50 } from './lines/wild-reels-50.ts';
import { calm50 } from './lines/calm-50.ts';
import { sticky50 } from './lines/sticky-50.ts';
import { doubled243 } from './ways/doubled-243.ts';
import { tumble243 } from './ways/tumble-243.ts';
import { sticky1024 } from './ways/sticky-1024.ts';
import { bloom1024 } from './ways/bloom-1024.ts';
import { rising4096 } from './ways/rising-4096.ts';
import { tumble4096 } from './ways/tumble-4096.ts';
import { storm6x5 } from './falls/storm-6x5.ts';
import { rain6x5 } from './falls/rain-6x5.ts';
import { ladder6x5 } from './falls/ladder-6x5.ts';
import { clusters7x7 } from './falls/clusters-7x7.ts';
import { clustersFree7x7 } from './falls/clusters-free-7x7.ts';

/** Every model of the house, calm ones beside wild ones: a title names one by its code. */
export const SLOT_MODELS: readonly SlotModel[] = [
  nudge3x3,
  triple3x3,
  coins3x3,
  respin27,
  calm10,
  respin10,
  chosen10,
  trebled20,
  sticky20,
  rising20,
  walking25,
  vault25,
  boxes25,
  bloom25,
  bloom40,
  vault40,
  wildReels50,
  calm50,
  sticky50,
  doubled243,
  tumble243,
  sticky1024,
  bloom1024,
  rising4096,
  tumble4096,
  storm6x5,
  rain6x5,
  ladder6x5,
  clusters7x7,
  clustersFree7x7,
];
