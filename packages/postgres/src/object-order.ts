import type { DatabaseObject } from './database-object.ts';

/** Each after what it needs; among equals by path, so that the order is always the same. */
export function inOrder(objects: readonly DatabaseObject[]): DatabaseObject[] {
  const done = new Set<DatabaseObject>();
  const under = new Set<DatabaseObject>();
  const visit = (object: DatabaseObject): void => {
    if (done.has(object)) return;
    if (under.has(object)) {
      const circle = [...under].slice([...under].indexOf(object)).map(({ path }) => path);
      throw new Error(`${circle.join(', ')}: each needs the other before it can be made`);
    }
    under.add(object);
    for (const other of objects) if (object.needs(other)) visit(other);
    under.delete(object);
    done.add(object);
  };
  for (const object of objects) visit(object);
  return [...done];
}

/** The objects that are named, those that they name in turn, and so on. */
export function withAllTheyName(
  objects: readonly DatabaseObject[],
  isNamed: (object: DatabaseObject) => boolean,
): Set<DatabaseObject> {
  const found = new Set(objects.filter(isNamed));
  for (const object of found)
    for (const other of objects) if (object.mentions(other) || object.needs(other)) found.add(other);
  return found;
}
