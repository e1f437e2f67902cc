/** The `README.md` of a new remote. */
export const readmeFile = (name: string): string => `# @aura/mfe-${name}

A remote of Aura. \`remote.ts\` says which pages it has, \`src/api.ts\` what they ask of
[its part of the backend](../functions/src/${name}); [docs/new-remote.md](../docs/new-remote.md) says the rest.

| task                                | command                                   |
| ----------------------------------- | ----------------------------------------- |
| run it alone, with hot reload       | \`npx nx dev mfe-${name}\`               |
| serve it for a released shell       | \`npx nx dev mfe-${name} --override\`    |
| run its tests                       | \`npx vitest run mfe-${name}\`           |
| run those of its part of the backend | \`npm run backend -- src/${name}\`     |
| build it                            | \`npx nx build mfe-${name}\`             |
| release it                          | \`npm run remote -- publish ${name}\`    |
`;
