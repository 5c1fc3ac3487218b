/**
 * The exports of the router on the page, for the shell and for every remote. A package that is shared as a whole
 * cannot be tree-shaken, and more than half of the router is for servers. If a remote needs another hook, add it
 * here; it is available with the next shell (`router.test.ts` finds missing names).
 */
export {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Form,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  resolvePath,
  Route,
  Routes,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
