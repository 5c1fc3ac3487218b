const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Smart Elevator Maintenance</title></head>
<body><main>
<h1>Open once with a network</h1>
<p>The app is not on this phone yet. Unsent work is kept.</p>
<h2 lang="hi">एक बार नेटवर्क के साथ खोलें</h2>
<p lang="hi">ऐप अभी इस फ़ोन पर नहीं है। न भेजा गया काम सुरक्षित है।</p>
</main></body>
</html>`;

/** The answer when neither the phone nor the network has the page (R1420): there is no page that could know the language. */
export const notCachedYet = (): Response =>
  new Response(PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  });
