import { err, keepDeviceEndpoint, leaveDeviceEndpoint, ok, type Result } from '@aura/shared-domain';
import { call, type Failure } from '@aura/shared-session';

/** Part of the site that the shell's worker of notices is registered for. No page is there. */
const NOTICES = '/avisos-do-aparelho';

/** The notices of this browser on this device. */
export interface DevicePorts {
  /** Whether this browser can show notices at all. */
  readonly canShow: () => boolean;
  readonly isOn: () => Promise<boolean>;
  /** Asks the person, subscribes at the browser's push service and tells the backend. */
  readonly turnOn: (key: string) => Promise<Result<true, string>>;
  readonly turnOff: () => Promise<Result<true, string>>;
}

const findSubscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(NOTICES);
  return worker ? worker.pushManager.getSubscription() : null;
};

const BLOCKED =
  'O navegador está bloqueando os avisos da Aura. Libere nas permissões do site e tente de novo.';
const FAILED = 'O navegador não conseguiu ligar os avisos agora. Tente de novo daqui a pouco.';

async function subscribe(key: string): Promise<Result<PushSubscription, string>> {
  if ((await Notification.requestPermission()) !== 'granted') return err(BLOCKED);
  const worker = await navigator.serviceWorker.getRegistration(NOTICES);
  if (!worker?.active) return err(FAILED);
  try {
    const choice = { userVisibleOnly: true, applicationServerKey: key };
    return ok(await worker.pushManager.subscribe(choice));
  } catch {
    // The key of the site may have changed since; the old subscription is of no use then.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return err(FAILED);
  }
}

const describeFailure = ({ message }: Failure): Result<never, string> => err(message);

export const thisDevice: DevicePorts = {
  canShow: () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  isOn: async () => Notification.permission === 'granted' && (await findSubscription()) !== null,
  async turnOn(key) {
    const subscribed = await subscribe(key);
    if (!subscribed.ok) return subscribed;
    const { endpoint, keys } = subscribed.value.toJSON();
    const answer = await call(keepDeviceEndpoint, {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    });
    if (answer.ok && answer.value.kept) return ok(true);
    await subscribed.value.unsubscribe();
    return answer.ok ? err('Ainda não enviamos avisos para este navegador.') : describeFailure(answer.error);
  },
  async turnOff() {
    const subscription = await findSubscription();
    if (!subscription) return ok(true);
    const answer = await call(leaveDeviceEndpoint, { endpoint: subscription.endpoint });
    if (!answer.ok) return describeFailure(answer.error);
    await subscription.unsubscribe();
    return ok(true);
  },
};
