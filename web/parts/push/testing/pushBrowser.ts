import { onTestFinished, vi } from 'vitest';

type Choices = { topics: string[]; showsDetails: boolean };

/** A browser that can be told by push, and answers the question for permission. */
export function pushBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  let subscription: object | null = null;
  const made = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      subscription = null;
    },
  };
  const subscribe = vi.fn(async () => {
    subscription = made;
    return made;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return { subscribe };
}

/** Answers of a server that keeps what it was told, and what it was told. */
export function pushServer(device: (Choices & { isOfThisSession: boolean }) | null = null) {
  const sent: unknown[] = [];
  const push = () => ({
    ...{ __typename: 'PushSettings', key: 'server-key', topics: ['ORDERS', 'MESSAGES'] },
    device: device && { __typename: 'PushDevice', id: '1', ...device },
  });
  const answers = {
    Push: () => ({ push: push() }),
    SetPushDevice: ({ input }: Record<string, unknown>) => {
      sent.push(input);
      const { topics, showsDetails } = input as Choices;
      device = { topics, showsDetails, isOfThisSession: true };
      return { setPushDevice: { __typename: 'PushPayload', push: push() } };
    },
    EndPushDevice: (variables: Record<string, unknown>) => {
      sent.push(variables);
      device = null;
      return { endPushDevice: { __typename: 'PushPayload', push: push() } };
    },
  };
  return { answers, sent };
}
