import { SANDBOX } from '@aura/shared-domain';
import { stripeApi } from './api/api.ts';
import { browserAnswer } from './browser/browser-routes.ts';
import { controlAnswer } from './control/control-routes.ts';
import type { Deliveries } from './events/deliveries.ts';
import { refusal } from './http/answers.ts';
import type { Handler } from './http/start-listening.ts';
import type { Message } from './http/message.ts';
import { portalAnswer } from './portal/portal-routes.ts';
import type { World } from './world.ts';

/**
 * Sends each request to the part that answers it. What changes something is answered when the change would outlive the
 * process.
 */
export function sandboxHandler(world: World, deliveries: Deliveries, commit: () => Promise<void>): Handler {
  const api = stripeApi(world, commit);
  const others = (message: Message) =>
    message.path.startsWith(`${SANDBOX.path}/`)
      ? (browserAnswer(world, message) ?? portalAnswer(world, message))
      : message.path.startsWith('/control/')
        ? controlAnswer(world, deliveries, message)
        : null;

  return async (message) => {
    if (isOtherSite(message)) return refusal(403, 'forbidden', 'Pages may not ask for this.');
    if (message.path.startsWith('/v1/')) return api(message);
    const answer = await others(message);
    if (!answer) return refusal(404, 'not_found', 'Este endereço não existe.');
    if (message.method !== 'GET' && message.method !== 'HEAD') await commit();
    return answer;
  };
}

/** Whether a page in a browser asks for what is none of a browser's business: only browsers say where they are. */
const isOtherSite = ({ path, header }: Message): boolean =>
  header('origin') !== undefined && !path.startsWith(`${SANDBOX.path}/`);
