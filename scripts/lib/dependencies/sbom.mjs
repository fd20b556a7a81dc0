import { createHash } from 'node:crypto';

/**
 * What the product is made of, from the lockfile: npm's own list stops at packages whose peers it calls invalid.
 * Where a package was fetched from is a machine's business, so packages are named by name, version and checksum.
 */
export function billOfMaterials(lockText) {
  const { name, version, packages } = JSON.parse(lockText);
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => componentOf(path.slice(path.lastIndexOf('node_modules/') + 13), entry));
  const seen = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    // The same packages make the same list.
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...seen.values()],
  };
}

function componentOf(name, { version, integrity = '', license, dev = false }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: dev ? 'excluded' : 'required',
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    purl,
  };
}

function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
