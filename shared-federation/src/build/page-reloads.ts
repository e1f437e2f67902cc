/** The part of a development server that is needed. */
interface Server<Client> {
  /** Absent where hot reload is off. */
  readonly webSocketServer?: { readonly clients: readonly Client[] } | null | undefined;
  sendMessage(clients: readonly Client[], type: 'static-changed'): void;
}

interface PageReloads {
  /** For `devServer.onListening`. */
  readonly connect: <Client>(server: Server<Client>) => void;
  /** Loads every page anew that shows what the server compiles. */
  readonly reload: () => void;
}

/** Lets a plugin reload the pages of a development server after changes that hot reload does not cover. */
export function createPageReloads(): PageReloads {
  let tell: (() => void) | null = null;
  return {
    connect: (server) => {
      tell = () => {
        // The client's word for files that no module graph holds.
        if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
      };
    },
    reload: () => tell?.(),
  };
}
