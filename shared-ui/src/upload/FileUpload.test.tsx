import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload } from './FileUpload';

const csv = new File(['a,b'], 'lifts.csv', { type: 'text/csv' });

test('a file can be chosen', async () => {
  const onFile = jest.fn();
  render(
    <FileUpload label="Choose file" accept=".csv" file={undefined} onFile={onFile} onRemove={jest.fn()} />,
  );
  await userEvent.upload(screen.getByLabelText('Choose file'), csv);
  expect(onFile).toHaveBeenCalledWith(csv);
});

test('any file can be dropped: the screen checks its type', () => {
  const onFile = jest.fn();
  const sheet = new File(['x'], 'lifts.xlsx');
  render(
    <FileUpload label="Choose file" accept=".csv" file={undefined} onFile={onFile} onRemove={jest.fn()} />,
  );
  fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [sheet] } });
  expect(onFile).toHaveBeenCalledWith(sheet);
});

test('the chosen file is named with its size and can be removed', async () => {
  const onRemove = jest.fn();
  render(<FileUpload label="Choose file" accept=".csv" file={csv} onFile={jest.fn()} onRemove={onRemove} />);
  expect(screen.getByText('lifts.csv')).toBeInTheDocument();
  expect(screen.getByText('3 B')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove lifts.csv' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
