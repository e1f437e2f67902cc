/** The `README.md` of a new remote. */
export const makeReadmeFile = (name: string): string => `# mfe-${name}

The pages of ${name}.

- **In**: answers of [its part of the backend](../functions/src/${name}/README.md). **Out**: calls to it, defined in \`src/api.ts\`.
- **Open first**: \`remote.ts\` (pages, menu, extensions), \`src/app.tsx\`, \`src/api.ts\`.
- **Test alone**: \`npx vitest run mfe-${name}\`; \`npx nx dev mfe-${name}\`; in a released shell \`npx nx dev mfe-${name} --override\`.
- **See also**: [docs/new-remote.md](../docs/new-remote.md), also for the release: \`npm run remote -- publish ${name}\`.
`;

/** The `README.md` of its part of the backend. */
export const makeBackendReadmeFile = (name: string): string => `# ${name}

Stores people's notes.

- **In**: a note. **Out**: a document below \`users/{uid}\`.
- **Open first**: \`part.ts\` (endpoints), \`firestore.rules\` (direct reads of browsers).
- **Test alone**: \`npm run backend -- src/${name}\`.
- **See also**: the pages in [mfe-${name}](../../../mfe-${name}/README.md).
`;
