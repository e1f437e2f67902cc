import type { MountProps, RemoteModule } from '@aura/shared-federation/contract';
import type { MountContext, ReactLifecycles } from '@aura/shared-session/lifecycles';
import { expectTypeOf, test } from 'vitest';

/* Neither package may import the other; the compiler holds their halves of the contract against each other here. */

test('what a remote gets at mount is what the contract hands over', () => {
  expectTypeOf<MountContext>().toEqualTypeOf<MountProps>();
});

test('the life cycles that the session library makes are those that the contract asks for', () => {
  expectTypeOf<ReactLifecycles>().toExtend<RemoteModule>();
});
