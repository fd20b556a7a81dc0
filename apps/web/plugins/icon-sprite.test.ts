import { expect, test } from 'vitest';
import { standIn } from './icon-sprite.ts';

test('an icon of the list comes by its name, every other one as it is', () => {
  const code = standIn("/** why */\nexport {\n  House,\n  Gamepad2,\n} from 'lucide-react';\n");
  expect(code.split('\n')).toEqual([
    "import { spriteIcon } from '#lib/pictures/sprite-icon.tsx';",
    "export * from 'lucide-react';",
    "export const House = /* @__PURE__ */ spriteIcon('House');",
    "export const Gamepad2 = /* @__PURE__ */ spriteIcon('Gamepad2');",
  ]);
});
