/** The product's title (decision 53). */
export const PRODUCT = 'Smart Elevator Maintenance';
