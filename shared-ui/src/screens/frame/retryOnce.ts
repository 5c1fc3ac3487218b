/** @deprecated Import it from `state/retryOnce`. */
export { retryOnce } from '../../state/retryOnce';
