/** The look of the page about the contract: no script, both themes, readable on a phone. */
export const API_PAGE_CSS = `
:root{color-scheme:dark light;--bg:#0d1117;--card:#161c26;--line:#263041;--ink:#e8edf5;--dim:#93a1b5;--accent:#f5b942;
--get:#3fb27f;--post:#4b8df8;--put:#c084fc;--delete:#f0716b;--code:#0a0e14}
@media (prefers-color-scheme:light){:root{--bg:#f6f7fa;--card:#fff;--line:#dde3ec;--ink:#151b26;--dim:#566276;--accent:#9a6700;
--get:#127a4d;--post:#1d5fd1;--put:#8038d6;--delete:#b93731;--code:#f0f2f6}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,'Noto Sans Bengali',sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:clamp(1.6rem,4vw,2.2rem);margin:0 0 .25rem;letter-spacing:-.02em}
header p{color:var(--dim);max-width:45rem;margin:.25rem 0}
a{color:var(--accent)}a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
nav{display:flex;flex-wrap:wrap;gap:.4rem;margin:1.5rem 0}
nav a{padding:.3rem .7rem;border:1px solid var(--line);border-radius:999px;text-decoration:none;color:var(--ink);font-size:.875rem}
nav a:hover{border-color:var(--accent)}
h2{margin:2.5rem 0 .75rem;font-size:1.15rem;text-transform:capitalize}
details{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:.6rem 0;overflow:hidden}
summary{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .75rem;padding:.8rem 1rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary b{font-weight:600}summary small{flex-basis:100%;color:var(--dim)}
.verb{font:700 .75rem/1 ui-monospace,monospace;padding:.35rem .5rem;border-radius:6px;border:1px solid currentColor}
.GET{color:var(--get)}.POST{color:var(--post)}.PUT{color:var(--put)}.DELETE{color:var(--delete)}
code{font:.85em ui-monospace,monospace;overflow-wrap:anywhere}
.tag{font-size:.75rem;padding:.1rem .5rem;border-radius:999px;background:var(--code);color:var(--dim)}
.body{padding:0 1rem 1rem;border-top:1px solid var(--line)}
h3{font-size:.8rem;text-transform:uppercase;letter-spacing:.06em;color:var(--dim);margin:1rem 0 .4rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
td:first-child,th:first-child{width:30%}.refusals td:first-child{width:4rem}.refusals td:nth-child(2){width:30%}
td,th{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;color:var(--dim);font-size:.8rem}tr:last-child td{border-bottom:0}
@media print{details{break-inside:avoid}}
`;
