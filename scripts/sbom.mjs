/** `npm run sbom`: what this product is made of (CycloneDX), written into the file that is named, or `.cache/sbom.cdx.json`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { billOfMaterials } from './lib/dependencies/sbom.mjs';

const file = process.argv[2] ?? '.cache/sbom.cdx.json';
const bill = billOfMaterials(readFileSync('package-lock.json', 'utf8'));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
process.stdout.write(`  ${bill.components.length} packages in ${file}\n`);
