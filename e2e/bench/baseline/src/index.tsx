import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SignIn } from './SignIn';
import { Tickets } from './Tickets';

/** What a page of React and its router alone costs: a form to sign in with and one list, of the console's own API. */
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
