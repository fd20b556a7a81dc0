import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

test('T36: the bill of materials names every package of the lockfile with its version, and no place to fetch it from', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  const bill = billOfMaterials(lock);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string; link?: boolean }> };
  const locked = Object.entries(packages).flatMap(([path, { version, link }]) =>
    path.includes('node_modules/') && link !== true && version !== undefined
      ? [`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`]
      : [],
  );
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(locked.length).toBeGreaterThan(400);
  expect(locked.filter((one) => !listed.has(one))).toEqual([]);
  expect(JSON.stringify(bill)).not.toMatch(/https?:/);
});

test('a package is named with its checksum and its licence', () => {
  const lock = {
    name: 'maidan',
    version: '0.1.0',
    packages: {
      '': { name: 'maidan' },
      'node_modules/@a/b': { version: '1.2.3', integrity: 'sha512-AAEC', license: 'MIT' },
      'node_modules/own': { link: true },
    },
  };
  expect(billOfMaterials(JSON.stringify(lock)).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.2.3',
      name: '@a/b',
      version: '1.2.3',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ expression: 'MIT' }],
      purl: 'pkg:npm/%40a/b@1.2.3',
    },
  ]);
});
