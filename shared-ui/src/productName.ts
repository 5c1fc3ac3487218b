/** The product's title (R227). */
export const PRODUCT_NAME = 'Smart Elevator Maintenance';
