import type { RemoteModule } from '@aura/shared-federation/contract';
import { chooseMessagesEndpoint, messageChoicesEndpoint } from '@aura/shared-domain';
import { call, useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { MessageChoicesForm, type ChoicePorts } from '../../messages/message-choices.tsx';
import { thisDevice } from '../../messages/this-device.ts';

const ports: ChoicePorts = {
  device: thisDevice,
  load: () => call(messageChoicesEndpoint),
  choose: (topic, wants) => call(chooseMessagesEndpoint, { topic, wants }),
};

/** The section “Mensagens por e-mail” of the settings. */
function Section() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <MessageChoicesForm key={session.user.uid} ports={ports} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Section, 'membership') satisfies RemoteModule;
