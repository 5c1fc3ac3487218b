type Teardown = () => Promise<void>;

const held = globalThis as { smartElevatorTeardown?: Teardown };

/** globalSetup and globalTeardown are loaded separately; they share data through the global object. */
export function storeTeardown(teardown: Teardown): void {
  held.smartElevatorTeardown = teardown;
}

export const takeTeardown = (): Teardown | undefined => held.smartElevatorTeardown;
