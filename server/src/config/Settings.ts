/** What the routes need of the configuration. */
export interface Settings {
  /** What signs the tokens; `readConfig` and `storedSecret` see to its length. */
  jwtSecret: string;
  /** In seconds. */
  accessLifetime: number;
  refreshLifetime: number;
  requireVerifiedEmail: boolean;
  /** Multiplies every limit per address. */
  rateLimitFactor: number;
  /** Without a trailing slash; in mailed links. */
  publicUrl: string;
  /** The key by which push services know this server, base64url; undefined: derived from the secret. */
  vapidPrivateKey: string | undefined;
  /** Whether a push service is configured; without one push messages are only logged. */
  hasPushService: boolean;
  /** Where the registry of what is deployed can be read: a file, or an http address. */
  registryAt: string;
  /** Origins of push services for browsers beside those that every server knows. */
  webPushServices: readonly string[];
}
