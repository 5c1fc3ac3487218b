/**
 * What of the router is on the page, for the shell and for every remote. A package shared as a whole keeps all that it
 * offers, and more than half of the router is for servers; a hook that a remote wants and that is not here is added
 * here, and comes with the next shell (`router.test.ts` tells).
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
