import type { RoadTexts } from '../road-texts.ts';

export const texts: RoadTexts = {
  bead: 'बीड प्लेट',
  big: 'बड़ी रोड',
  bigEye: 'बिग आई रोड',
  small: 'छोटी रोड',
  cockroach: 'कॉकरोच रोड',
  of: '{name}: {red} {redWins}, {blue} {blueWins}, {tie} {ties}',
  note: 'इस शू से जो बाँटा गया, रोड पर बस वही लिखा जाता है। अगले पत्ते क्या होंगे, यह इससे पता नहीं चलता।',
  ofTwo: '{name}: {red} {redWins}, {blue} {blueWins}',
  noteOfRounds: 'रोड बीते हुए राउंड दर्ज करती हैं। अगले राउंड के बारे में ये कुछ नहीं बतातीं।',
};
