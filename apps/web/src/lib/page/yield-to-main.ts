/** Between two pieces of work: what the visitor did meanwhile, and what the browser has to paint, come first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
