import type { RemoteDefinition } from '@aura/shared-federation';

/** The code of a remote: its definition, its life cycles, its build. */
export const makeCodeFiles = (definition: RemoteDefinition): Readonly<Record<string, string>> => ({
  'remote.ts': `import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote(${JSON.stringify(definition)});
`,
  'rspack.config.ts': `import { buildRemoteConfig } from '@aura/shared-federation/build';
import definition from './remote.ts';

export default buildRemoteConfig({ dir: import.meta.dirname, definition });
`,
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    include: ['src', '*.ts', '../shared-federation/ambient.d.ts'],
    compilerOptions: { types: ['node'] },
  }),
  'src/app.tsx': `import type { RemoteModule } from '@aura/shared-federation/contract';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { HomePage } from './home/home-page.tsx';

const App = () => (
  <SharedRouter>
    <HomePage />
  </SharedRouter>
);

export const { bootstrap, mount, unmount } = reactLifecycles(App, '${definition.name}') satisfies RemoteModule;
`,
});
