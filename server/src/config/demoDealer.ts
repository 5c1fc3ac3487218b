/** The credentials of the demonstration dealer (R1005). */
export const DEMO_USERNAME = 'demo_dealer';
export const DEMO_PASSWORD = 'Lift-demo-2026';
export const DEMO_EMAIL = 'demo_dealer@example.com';
export const DEMO_PASSCODE = '428519';
