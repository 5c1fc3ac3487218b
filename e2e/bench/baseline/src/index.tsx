import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SignIn } from './SignIn';
import { Tickets } from './Tickets';

/** The baseline: a page of only React and its router, with a sign-in form and one list of the console's API. */
const router = createBrowserRouter([
  { path: '/login', element: <SignIn /> },
  { path: '*', element: <Tickets /> },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
