import type { RoadTexts } from '../road-texts.ts';

export const texts: RoadTexts = {
  bead: 'বিড প্লেট',
  big: 'বড় রোড',
  bigEye: 'বিগ আই রোড',
  small: 'ছোট রোড',
  cockroach: 'ককরোচ রোড',
  of: '{name}: {red} {redWins}, {blue} {blueWins}, {tie} {ties}',
  note: 'এই শু থেকে যা বাঁটা হয়েছে রোডে শুধু তা-ই লেখা থাকে। পরের তাস কী হবে, তা এতে বোঝা যায় না।',
  ofTwo: '{name}: {red} {redWins}, {blue} {blueWins}',
  noteOfRounds: 'রোডে আগের রাউন্ডগুলো লেখা থাকে। পরের রাউন্ড সম্পর্কে এগুলো কিছুই বলে না।',
};
