/** Ports of the emulators, as in firebase.json; all on the loopback address. */
export const EMULATOR_PORTS = {
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  hub: 4400,
  logging: 4500,
  firestoreWebsocket: 9150,
  eventarc: 9299,
  tasks: 9499,
} as const;

/** Purpose of each port, for the terminal. */
export const EMULATOR_PORT_LABELS: Readonly<Record<keyof typeof EMULATOR_PORTS, string>> = {
  auth: 'emulador de contas',
  firestore: 'emulador do Firestore',
  functions: 'emulador das funções',
  hub: 'central dos emuladores',
  logging: 'registro dos emuladores',
  firestoreWebsocket: 'emulador do Firestore, websocket',
  eventarc: 'emulador de eventos',
  tasks: 'emulador de tarefas',
};
