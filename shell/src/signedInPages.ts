/** What only somebody who is signed in sees; whoever signs in first does without it until then. */
export const signedIn = async () => {
  const [{ Console }, { Home }, { OwnedPath }] = await Promise.all([
    import(/* webpackChunkName: "signed-in" */ './Console'),
    import(/* webpackChunkName: "signed-in" */ './home/Home'),
    import(/* webpackChunkName: "signed-in" */ './remotes/OwnedPath'),
  ]);
  return { Console, Home, OwnedPath };
};
