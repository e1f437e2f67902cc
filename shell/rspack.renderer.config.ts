import { buildShellRendererConfig } from '@aura/shared-federation/build';

export default buildShellRendererConfig(import.meta.dirname);
