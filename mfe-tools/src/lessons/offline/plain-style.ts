/** Style of the plain pages: they may load nothing of the site, whose files may be out of reach. */
export const PLAIN_STYLE = `:root {
  color-scheme: light dark;
  --paper: #fbf9f5;
  --ink: #23201b;
  --soft: #5d564b;
  --rule: #ded7ca;
  --accent: #0d5c4d;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #181613;
    --ink: #f1ece2;
    --soft: #b8afa0;
    --rule: #3a352d;
    --accent: #7fd1bd;
  }
}

body {
  max-inline-size: 40rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  background: var(--paper);
  color: var(--ink);
  font:
    1.0625rem/1.65 system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

h1,
h2,
h3 {
  line-height: 1.25;
}

h1 {
  font-size: 1.875rem;
}

h2 {
  margin-block-start: 2.5rem;
  font-size: 1.375rem;
}

a {
  color: var(--accent);
}

nav a,
summary {
  display: inline-block;
  padding-block: 0.625rem;
}

nav a + a {
  margin-inline-start: 1.5rem;
}

.notice {
  padding: 0.75rem 1rem;
  border: 1px solid var(--rule);
  border-radius: 0.5rem;
}

.soft {
  color: var(--soft);
}

details {
  border-block-end: 1px solid var(--rule);
}

summary {
  display: list-item;
  cursor: pointer;
}

blockquote {
  margin-inline: 0;
  padding-inline-start: 1rem;
  border-inline-start: 3px solid var(--rule);
}
`;
