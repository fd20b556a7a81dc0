import { bookWorks } from '#book/book-work.ts';
import type { Book } from '#book/book.ts';

/** One run of every part of the work that a house does for its book, one after the other; gives how much was done. */
export function bookTurns(holder?: string): (book: Book) => Promise<number> {
  const works = bookWorks(holder);
  return async (book) => {
    let did = 0;
    for (const { run } of works) did += await run(book, book.house.log);
    return did;
  };
}
