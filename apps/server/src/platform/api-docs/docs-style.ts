/** The look of the documentation page: system fonts, light and dark by the reader's own setting. */
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --ink: #1c2230;
  --quiet: #4a5468;
  --paper: #fbfaf8;
  --panel: #ffffff;
  --line: #d9d5cd;
  --accent: #0b5f59;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #ecebe7;
    --quiet: #b4bac6;
    --paper: #14171d;
    --panel: #1c2129;
    --line: #363d49;
    --accent: #7fd6cb;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  max-width: 56rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
}
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 3rem; text-transform: capitalize; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav ul { padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.3rem 0; }
article {
  margin: 1rem 0;
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--panel);
}
.method { font-weight: 700; color: var(--accent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
summary { padding: 0.4rem 0; cursor: pointer; font-weight: 600; }
pre { overflow: auto; padding: 1rem; border-radius: 0.5rem; border: 1px solid var(--line); font-size: 0.85rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`;
