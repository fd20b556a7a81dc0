import { LANGUAGES } from '@maidan/contract/languages.ts';

/** The borders of ARCHITECTURE.md as data: what a file may not do, and what to do instead. */
export type SourceFile = { path: string; text: string; imports: string[] };
type Rule = {
  /** Which files the rule is about. */
  where: RegExp;
  except?: RegExp;
  /** Answers with the offence, or nothing. */
  offence: (file: SourceFile) => string | undefined;
  instead: string;
};

const ROLES = 'store|policy|present|module|queries|mutations|live|config|test|spec|gen|d|lazy';
const importing = (pattern: RegExp) => (file: SourceFile) => file.imports.find((name) => pattern.test(name));
const containing = (pattern: RegExp) => (file: SourceFile) => pattern.exec(file.text)?.[0];

/** Letters of Bengali and Devanagari (not ৳ and the danda), and a question which language it is. */
const LANGUAGE_IN_CODE = new RegExp(
  `[\\u0900-\\u0963\\u0966-\\u097F\\u0980-\\u09F1]|[!=]== '(?:${LANGUAGES.join('|')})'`,
);

/** A key of a type as the database spells columns; a literal with such a key has a value in this place, not a type. */
const SNAKE_CASE_KEY =
  /(?<![\w.'"`])[a-z][a-z0-9]*(?:_[a-z0-9]+)+\??: (?:readonly )?(?:string|number|bigint|boolean|unknown|null|object|[A-Z]\w*[a-z]\w*)\b(?!\()/;
const QUOTED_ALIAS = /\bas "[a-z]+[A-Z]\w*"/;

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** A module, or the room of a module that has some. */
function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/(.+)\/[^/]+$/.exec(path)?.[1];
}

export const RULES: readonly Rule[] = [
  {
    where: /\.tsx?$/,
    offence: importing(/^\.\.\/\.\.\//),
    instead: "import from the package's root with `#folder/file.ts`, or from another package by its name",
  },
  {
    where: /\.tsx?$/,
    // Files that a tool reads, each of which asks for its default.
    except: /\.config\.ts$|platform-setup\.ts$|entry-server\.tsx$|testing\/one-document\.ts$/,
    offence: containing(/^export default\b/m),
    instead: 'export it by name: one name for one thing, everywhere',
  },
  {
    where: /(^|\/)index\.tsx?$/,
    except: /apps\/web\/src\/routes\//,
    offence: () => 'a file named index',
    instead: 'name the file after what it holds, and import it directly',
  },
  {
    where: /\.tsx?$/,
    offence: containing(/^export \* from/m),
    instead: 'import each thing from the file that has it',
  },
  {
    where: /\.tsx?$/,
    except: /apps\/web\/src\/routes\//,
    offence: ({ path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${ROLES}))*\\.tsx?$`).test(name)
        ? undefined
        : `the name ${name}`;
    },
    instead: `use kebab-case, with a role from the list: ${ROLES.replaceAll('|', ', ')}`,
  },
  {
    where: /^packages\/contract\//,
    offence: importing(/^@maidan\/|^node:/),
    instead:
      'the contract promises and imports nothing of ours: move the line to the side that keeps the promise',
  },
  {
    where:
      /^packages\/games\/src\/([^/]+\/(rules|bet|manifest|symbols|paytable|reels)[^/]*|slots\/(engine|model|models|outcome|theory)\/.*)\.ts$/,
    except: /\.test\.ts$/,
    offence: (file) =>
      importing(/^react|^node:|^@maidan\/(?!contract)/)(file) ??
      containing(/\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/)(file),
    instead: 'rules are pure: take randomness and time as arguments',
  },
  {
    where: /^(packages|apps)\/.*\.tsx?$/,
    offence: containing(/\bMath\.random\b/),
    instead: "use the operating system's randomness (crypto) or a committed seed",
  },
  {
    where: /^packages\/ui\//,
    except: /\.test\.tsx?$/,
    offence: importing(/^@maidan\/(?!contract\/money)/),
    instead: 'the interface parts know no feature: pass what they need as props',
  },
  {
    where: /^apps\/web\/src\/lib\//,
    offence: importing(/^#(features|routes|app)\//),
    instead: 'lib is below features: turn the import around, or move the line up',
  },
  {
    where: /^apps\/web\/src\/features\//,
    offence: (file) =>
      importing(/^#(routes|app)\//)(file) ??
      file.imports.find((name) => {
        const other = /^#features\/([^/]+)\//.exec(name)?.[1];
        return other !== undefined && other !== featureOf(file.path);
      }),
    instead: 'features meet only in a route: pass the part as a prop or a slot from there',
  },
  {
    where: /^apps\/web\/src\/routes\//,
    except: /__root\.tsx$/,
    offence: importing(/^#app\//),
    instead: 'a route composes features; only the root route knows the shell',
  },
  {
    where: /^(apps\/web\/src|packages\/(ui|games)\/src)\/.*\.tsx$/,
    // The one place that draws pictures, and the one of a game that says itself when its own does not come (LOT-03); a test may look for them.
    except:
      /apps\/web\/src\/lib\/pictures\/picture\.tsx$|packages\/games\/src\/lottery\/screen\/ticket-qr\.tsx$|\.test\.tsx$/,
    offence: containing(/<(?:img|picture)\b|\bbackground(?:Image)?: *['"`]url\(|bg-\[url\(/),
    instead:
      'show it with `Picture` in lib/pictures/picture.tsx: it asks for what stands there when the file does not come',
  },
  {
    where: /^apps\/(house|web)\/src\/.*\.tsx?$/,
    except:
      /apps\/web\/src\/(lib\/call\/call(?:-file)?|page\/worker-script)\.ts$|apps\/house\/src\/(wallet-client|client\/.*api)\.ts$|\.test\.tsx?$/,
    offence: containing(/(?<![\w.])fetch\(/),
    instead: 'send through `call()` in lib/call/call.ts, or `callForFile()` beside it: the only fetches',
  },
  {
    where: /^apps\/server\/src\/ledger\//,
    except: /\.test\.ts$/,
    offence: importing(/^#(modules|http|live|jobs)\//),
    instead: 'the ledger stands below the modules: pass plain values in',
  },
  {
    where: /^apps\/server\/src\/modules\//,
    except: /\.test\.ts$/,
    offence: (file) =>
      file.imports.find((name) => {
        const other = /^#modules\/(.+)\/[^/]+\.(store|policy|present)\.ts$/.exec(name)?.[1];
        return other !== undefined && other !== moduleOf(file.path);
      }),
    instead: "call the other module's operation, not its store, policy or presenter",
  },
  {
    where: /^apps\/server\/src\/(modules|http|live|settings|call|audit|jobs|app)\//,
    except: /\.store\.ts$|\.test\.ts$/,
    offence: importing(/^#db\/sql\.ts$/),
    instead: 'SQL belongs in a *.store.ts file beside this one',
  },
  {
    where: /^(apps\/(server|house)|bench|e2e|packages|scripts)\/.*\.ts$/,
    // Claims and answers of identity providers, whose names are theirs.
    except: /\/identity\/|\/stand-ins\/|check-firebase-token\.test\.ts$|checks\/borders\.test\.ts$/,
    offence: (file) => SNAKE_CASE_KEY.exec(file.text)?.[0] ?? QUOTED_ALIAS.exec(file.text)?.[0],
    instead: 'rows come in camelCase by themselves (decision 0064): `select member_id` is typed `memberId`',
  },
  {
    where: /\/db\/migrations\/[^/]+\.sql$/,
    offence: (file) =>
      containing(
        /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:function|procedure|aggregate|view|trigger)\s+\w+/i,
      )({ ...file, text: file.text.replaceAll(/--[^\n]*/g, '') }),
    instead:
      'give it a file of its own, db/functions/<domain>/<name>.sql (.view.sql, .trigger.sql): migrations make tables, types and data',
  },
  {
    where: /^(apps|packages|bench|scripts)\/.*\.tsx?$/,
    except:
      /\.test\.tsx?$|\/(locales|testing|conformance)\/|\/(games\/src|verifier\/src|sandbox)\/.*texts\/|\/(known-)?languages\.ts$/,
    offence: containing(LANGUAGE_IN_CODE),
    instead:
      'words belong in locale files or the texts of the sandbox; what else differs between languages is a fact of contract/languages.ts',
  },
  {
    where: /^packages\/(http|postgres)\//,
    offence: importing(/^@maidan\//),
    instead: 'what both processes stand on knows neither the platform nor the house: pass it in',
  },
  {
    where: /^apps\/server\/src\//,
    except: /apps\/server\/src\/sandbox\//,
    offence: importing(/^@maidan\/games/),
    instead: 'the platform knows games by what their vendor says: only the sandbox reads the manifests',
  },
  {
    where: /^apps\/server\/src\/(conformance|adapters\/wallet-wires)\//,
    except: /\.test\.ts$|\/(maidan-driver|dying-node)\.ts$/,
    offence: importing(/^#(?!conformance\/|adapters\/wallet-wires\/)|^@maidan\/(?!contract\/)/),
    instead:
      'the kit asks any wallet and knows no insides of ours: only the contract, and a driver for the rest',
  },
  {
    where: /^apps\/house\//,
    except: /\.test\.ts$|vite\.config\.ts$|\/testing\//,
    offence: importing(/^#server\/|^@maidan\/server|apps\/server/),
    instead: 'the game house talks to the platform only through the seamless wallet',
  },
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

export function readSource(path: string, text: string): SourceFile {
  const imports = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return { path, text, imports };
}

export function findOffences(file: SourceFile): string[] {
  return RULES.filter((rule) => rule.where.test(file.path) && rule.except?.test(file.path) !== true).flatMap(
    (rule) => {
      const offence = rule.offence(file);
      return offence === undefined ? [] : [`${file.path}: ${offence.trim()}\n    instead: ${rule.instead}`];
    },
  );
}
