import { defineConfig, type Plugin } from 'vite';

/** Puts script and style into the page: one file that can be kept, mailed, and opened without any server. */
function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
      if (page?.type !== 'asset' || typeof page.source !== 'string') throw new Error('the page is missing');
      let html = page.source.replace(/ *<(script|link)[^>]*(src|href)="\/assets\/[^>]*>(<\/script>)?\n/g, '');
      for (const [name, file] of Object.entries(bundle)) {
        if (file === page) continue;
        // A function: dollar signs in the code mean nothing.
        if (file.type === 'chunk')
          html = html.replace(
            '</body>',
            () => `<script type="module">${unclosed(file.code)}</script>\n</body>`,
          );
        else html = html.replace('</head>', () => `<style>${String(file.source)}</style>\n</head>`);
        delete bundle[name];
      }
      page.source = html;
    },
  };
}

const unclosed = (code: string): string => code.replaceAll('</script', String.raw`<\/script`);

export default defineConfig({
  plugins: [inOneFile()],
  build: {
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
