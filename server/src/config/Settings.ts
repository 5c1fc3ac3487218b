/** The part of the configuration that the routes need. */
export interface Settings {
  /** The key that signs the tokens; `readConfig` and `storedSecret` ensure its length. */
  jwtSecret: string;
  /** In seconds. */
  accessLifetime: number;
  refreshLifetime: number;
  requireVerifiedEmail: boolean;
  /** Multiplies every limit per address. */
  rateLimitFactor: number;
  /** Without a trailing slash; used in mailed links. */
  publicUrl: string;
  /** The key that identifies this server to push services, base64url; undefined: derived from the secret. */
  vapidPrivateKey: string | undefined;
  /** Whether mails are sent to a mail server; without one they are files. */
  hasMailServer: boolean;
  /** Whether a push service is configured; without one, push messages are only logged. */
  hasPushService: boolean;
  /** Whether a gateway for text messages is configured (R1450). */
  sendsTexts: boolean;
  /** The location of the registry of deployed versions: a file, or an http URL. */
  registryAt: string;
  /** The user names of the dealers who may preview versions that are not deployed, in lower case. */
  previewDealers: readonly string[];
  /** Origins of push services for browsers, in addition to those that every server knows. */
  webPushServices: readonly string[];
}
